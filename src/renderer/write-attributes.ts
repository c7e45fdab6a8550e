import { NeedsReact } from './write-hooks.ts';

/** Prints an attribute with a space before it, or nothing. */
type Print = (value: unknown) => string;

/** One attribute of an element as React's server renderer prints it; every test of the writer holds the two together. */
export function attribute(name: string, value: unknown): string {
  let print = printers.get(name);
  if (!print) {
    print = printerOf(name);
    printers.set(name, print);
  }
  return print(value);
}

/** An attribute of one of Kavling's custom elements, which get text alone. */
export function attributeOfCustom(name: string, value: unknown): string {
  if (name === 'suppressHydrationWarning') return '';
  if (typeof value !== 'string' || name === 'style') throw new NeedsReact(`${name} of a custom element`);
  return written(name === 'className' ? 'class' : name, value);
}

const words = (text: string) => text.trim().split(/\s+/);
const SILENT = words(
  'defaultValue defaultChecked suppressContentEditableWarning suppressHydrationWarning ref',
);
const FLAGS =
  words(`inert allowFullScreen async autoPlay controls default defer disabled disablePictureInPicture
  disableRemotePlayback formNoValidate hidden loop noModule noValidate open playsInline readOnly required reversed itemScope`);
const LOWER_FLAGS = words('autoFocus multiple muted');
const ANY = words('contentEditable spellCheck draggable focusable value');
const URLS = words('src href action formAction');
const COUNTS = words('cols rows size span');
const RENAMED: readonly (readonly [string, string])[] = [
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['tabIndex', 'tabindex'],
  ['crossOrigin', 'crossorigin'],
  ...words(`fillRule fillOpacity clipRule clipPath stopColor strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin
    strokeMiterlimit strokeOpacity strokeWidth textAnchor dominantBaseline`).map(
    (name) => [name, name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)] as const,
  ),
];
/** Printed with their capitals, as React does. Others in capitals may have a different name. */
const IN_CAPITALS =
  words(`autoCapitalize autoComplete autoCorrect colSpan dateTime encType enterKeyHint fetchPriority
  formEncType formMethod formTarget inputMode itemProp itemType maxLength minLength popover popoverTarget popoverTargetAction
  patternUnits preserveAspectRatio referrerPolicy srcLang srcSet viewBox`);

const printers = new Map<string, Print>([
  ...SILENT.map((name) => [name, () => ''] as const),
  ...FLAGS.map((name) => [name, flag(name)] as const),
  ...LOWER_FLAGS.map((name) => [name, flag(name.toLowerCase())] as const),
  ...ANY.map((name) => [name, any(name)] as const),
  ...URLS.map((name) => [name, url(name)] as const),
  ...COUNTS.map((name) => [name, (value: unknown) => (Number(value) >= 1 ? any(name)(value) : '')] as const),
  ...RENAMED.map(([name, printed]) => [name, text(printed)] as const),
  ...IN_CAPITALS.map((name) => [name, text(name)] as const),
]);

const REFUSED = new Set(words('checked selected style xlinkHref rowSpan start download capture innerHTML'));

function printerOf(name: string): Print {
  if (/^on./i.test(name)) return () => '';
  if (/^(data|aria)-[\w.-]+$/.test(name)) return any(name);
  if (REFUSED.has(name) || !/^[a-z][a-z0-9-]*$/.test(name)) return () => refuse(name);
  return text(name);
}

function text(name: string): Print {
  return (value) => (typeof value === 'boolean' ? '' : any(name)(value));
}

function any(name: string): Print {
  const start = ` ${name}="`;
  return (value) => {
    if (typeof value === 'string') return `${start}${escapeHtml(value)}"`;
    if (typeof value === 'number' || typeof value === 'boolean') return `${start}${value}"`;
    return refuse(name);
  };
}

function flag(name: string): Print {
  return (value) => {
    if (typeof value === 'function' || typeof value === 'symbol') return refuse(name);
    return value ? ` ${name}=""` : '';
  };
}

/** Addresses that React treats as scripts, and a few more. */
const SCRIPT = /^[^!-~]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

function url(name: string): Print {
  const isSkippedEmpty = name === 'src' || name === 'href';
  return (value) => {
    if (typeof value !== 'string' || SCRIPT.test(value)) return refuse(name);
    return value === '' && isSkippedEmpty ? '' : written(name, value);
  };
}

function refuse(name: string): never {
  throw new NeedsReact(`the attribute ${name}`);
}

function written(name: string, value: string): string {
  return ` ${name}="${escapeHtml(value)}"`;
}

const MARKUP = /["'&<>]/;

export function escapeHtml(text: string): string {
  if (!MARKUP.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
