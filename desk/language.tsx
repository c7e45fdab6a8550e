import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type Language, languageNamed, languages } from '../src/lib/languages.ts';
import { Button } from './button.tsx';
import { createDeskLocale, type DeskLocale } from './desk-locale.ts';

const KEPT = 'kavling-desk-language';
const NAMES: Readonly<Record<Language, string>> = { en: 'English', id: 'Bahasa Indonesia' };

interface Chosen {
  readonly language: Language;
  readonly messages: DeskLocale;
  choose(language: Language): void;
}

const Chosen = createContext<Chosen | null>(null);

/** The language that the person chose here before, else the first of the browser's that the desk speaks. */
function firstLanguage(): Language {
  const wanted = [kept(), ...navigator.languages];
  return wanted.map((one) => languageNamed(one)).find((one) => one !== undefined) ?? 'en';
}

/** Storage may be blocked; the choice then lasts as long as the page. */
function kept(): string | undefined {
  try {
    return localStorage.getItem(KEPT) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(language: Language): void {
  try {
    localStorage.setItem(KEPT, language);
  } catch {}
}

/** Gives everything inside the messages of one language, and tells the browser which it is. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const chosen = useMemo<Chosen>(
    () => ({
      language,
      messages: createDeskLocale(language),
      choose(next) {
        keep(next);
        setLanguage(next);
      },
    }),
    [language],
  );
  return <Chosen value={chosen}>{children}</Chosen>;
}

function useChosen(): Chosen {
  const chosen = useContext(Chosen);
  if (!chosen) throw new Error('useMessages must be used within LanguageProvider.');
  return chosen;
}

/** The sentences of the desk in the language of the person. */
export function useMessages(): DeskLocale {
  return useChosen().messages;
}

/** The language of the person. */
export function useLanguage(): Language {
  return useChosen().language;
}

/** Changes to the other language; the choice is kept in this browser. */
export function LanguageSwitch() {
  const { language, choose } = useChosen();
  const other = languages.find((one) => one !== language) ?? language;
  return (
    <Button className="action language" lang={other} onClick={() => choose(other)}>
      {other.toUpperCase()} <span className="hidden">{NAMES[other]}</span>
    </Button>
  );
}
