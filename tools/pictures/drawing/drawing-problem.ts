/** Why a drawing (SVG) cannot be used. */
export interface DrawingProblem {
  /**
   * - `script`: it would run script
   * - `outside`: it asks for a file elsewhere, or links to one
   * - `element`: it holds something that is not drawn, such as a page of HTML
   * - `entities`: its document type declares entities
   * - `compressed`: it is packed (SVGZ)
   * - `encoding`: it is not UTF-8
   * - `broken`: it is not XML
   * - `heavy`: it is too large, or draws too much
   */
  readonly why:
    | 'script'
    | 'outside'
    | 'element'
    | 'entities'
    | 'compressed'
    | 'encoding'
    | 'broken'
    | 'heavy';
  /** The offending element, attribute or URL. */
  readonly what: string;
  readonly line: number;
  readonly column: number;
}
