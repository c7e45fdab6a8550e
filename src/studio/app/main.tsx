import '../studio.css';
import { createRoot } from 'react-dom/client';
import { OpenFailed } from './open-failed.tsx';
import { openStudio } from './open-studio.ts';
import { StudioWindow } from './studio-window.tsx';

const holder = document.getElementById('studio');
if (holder) {
  const root = createRoot(holder);
  openStudio(location, document.documentElement.lang === 'id' ? 'id' : 'en').then(
    (studio) => root.render(<StudioWindow studio={studio} />),
    (error: unknown) => root.render(<OpenFailed error={error} />),
  );
}
