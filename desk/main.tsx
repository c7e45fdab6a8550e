import './font.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { LanguageProvider } from './language.tsx';
import { registerWorker } from './worker-registration.ts';
import './shell.css';
import './desk.css';

const place = document.getElementById('desk');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <LanguageProvider>
        <App />
      </LanguageProvider>
    </StrictMode>,
  );
}

registerWorker();
