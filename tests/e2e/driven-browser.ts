/** A browser that is driven by its own WebDriver, with real clicks and keys. */
export interface DrivenBrowser {
  goto(url: string): Promise<void>;
  /** Runs a function in the page; its arguments and its answer are JSON. */
  run<Given extends readonly unknown[], T>(
    script: (...given: Given) => T,
    ...given: Given
  ): Promise<Awaited<T>>;
  /** Waits until a function returns a truthy value in the page, and returns that value. */
  until<Given extends readonly unknown[], T>(
    script: (...given: Given) => T,
    ...given: Given
  ): Promise<NonNullable<Awaited<T>>>;
  /** A click of the pointer in the middle of a place of the window. */
  click(x: number, y: number): Promise<void>;
  type(keys: string): Promise<void>;
  close(): Promise<void>;
}
