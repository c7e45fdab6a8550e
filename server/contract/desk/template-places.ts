/** The placeholders of an answer template, each written as `{name}`. */
const TEMPLATE_PLACES = ['name', 'project', 'sales'] as const;
export type TemplatePlace = (typeof TEMPLATE_PLACES)[number];

/** Longest name and longest text of a template. */
export const TEMPLATE_LIMITS = { name: 60, text: 1000 } as const;

const BRACES = /\{([^{}]*)\}|[{}]/g;

/** True if every brace of a text belongs to a known placeholder, so that no visitor reads `{nama}`. */
export function hasOnlyKnownPlaces(text: string): boolean {
  return [...text.matchAll(BRACES)].every(([, name]) => isPlace(name));
}

/** Fills in the placeholders of a template, and joins the spaces around an empty one. */
export function fillTemplate(text: string, values: Readonly<Record<TemplatePlace, string>>): string {
  return text
    .replace(BRACES, (whole, name?: string) => (isPlace(name) ? values[name] : whole))
    .replace(/ {2,}/g, ' ')
    .replace(/ +(?=[,.!?\n]|$)/g, '');
}

function isPlace(name: string | undefined): name is TemplatePlace {
  return TEMPLATE_PLACES.some((place) => place === name);
}
