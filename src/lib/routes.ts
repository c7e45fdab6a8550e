/** The JSON Schema of a value in a request, as far as routes need it. */
export type Shape =
  | { readonly type: 'string'; readonly pattern?: string }
  | { readonly type: 'boolean' }
  | { readonly type: 'number' }
  | { readonly type: 'array'; readonly items: Shape; readonly minItems?: number }
  | ObjectShape
  | Anything;

interface ObjectShape {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Shape>>;
  readonly required: readonly string[];
  readonly additionalProperties: boolean;
}

type Anything = Readonly<Record<never, never>>;

/** The type of the values that fit a shape. */
export type ValueOf<S> = S extends { type: 'string' }
  ? string
  : S extends { type: 'boolean' }
    ? boolean
    : S extends { type: 'number' }
      ? number
      : S extends { type: 'array'; items: infer I }
        ? readonly ValueOf<I>[]
        : S extends { type: 'object'; properties: infer P; required: readonly (infer R)[] }
          ? { readonly [K in keyof P as K extends R ? K : never]: ValueOf<P[K]> } & {
              readonly [K in keyof P as K extends R ? never : K]?: ValueOf<P[K]>;
            }
          : unknown;

export const text = { type: 'string' } as const;
export const flag = { type: 'boolean' } as const;
export const number = { type: 'number' } as const;
export const anything: Anything = {};

export function list<const S extends Shape>(items: S, minItems = 0) {
  return { type: 'array', items, minItems } as const;
}

/** An object with these keys and no others; those in `optional` may be missing. */
export function object<const P extends Readonly<Record<string, Shape>>, O extends keyof P & string = never>(
  properties: P,
  optional: readonly O[] = [],
) {
  const isRequired = (key: string): key is Exclude<keyof P & string, O> =>
    !optional.some((one) => one === key);
  const required: readonly Exclude<keyof P & string, O>[] = Object.keys(properties).filter(isRequired);
  return { type: 'object', properties, required, additionalProperties: false } as const;
}

/** The answer of a route; for the compiler alone, since a server trusts its own answers. */
interface Answer<T> {
  readonly answer?: T;
}

export const answers = <T>(): Answer<T> => ({});

/** One request that a client may make. Its name is its method and its path: `PUT pages/:slug`. */
export interface Route {
  readonly query?: readonly string[];
  readonly body?: ObjectShape;
  readonly gives: Answer<unknown>;
}

export type BodyOf<R> = R extends { body: infer S } ? ValueOf<S> : undefined;
export type AnswerOf<R> = R extends { gives: Answer<infer T> } ? T : never;

/** The names in a path, such as `slug`, and those of the query: all that an address is made of. */
export type ParamsOf<Name, R> = Readonly<Record<InPath<Name> | QueryOf<R>, string>>;

type InPath<Name> = Name extends `${string}:${infer Rest}`
  ? Rest extends `${infer Param}/${infer More}`
    ? WithoutPattern<Param> | InPath<More>
    : WithoutPattern<Rest>
  : never;
type WithoutPattern<Param> = Param extends `${infer Own}{${string}` ? Own : Param;
export type QueryOf<R> = R extends { query: readonly (infer Q)[] } ? Q & string : never;

type Given<Name, R> = Readonly<Record<InPath<Name>, string> & Partial<Record<QueryOf<R>, string>>>;

/** The arguments of a request; an omitted query value is empty. */
export type ArgumentsOf<Name, R> = R extends { body: infer S }
  ? [params: Given<Name, R>, body: ValueOf<S>]
  : [params: Given<Name, R>];

/** The method and the address of a request. What the path does not name is its query, where it is not empty. */
export function requestOf(
  name: string,
  params: Readonly<Record<string, string>>,
): { readonly method: string; readonly address: string } {
  const [method = '', path = ''] = name.split(' ');
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''));
  const address = path.replace(/:(\w+)(?:\{[^}]*\})?/g, (_, param: string) => {
    query.delete(param);
    return encodeURIComponent(params[param] ?? '');
  });
  return { method, address: query.size > 0 ? `${address}?${query}` : address };
}
