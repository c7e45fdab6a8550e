/** A picture file that cannot be used: its path, and what to do. */
export class PictureProblem extends Error {
  readonly file: string;
  constructor(file: string, reason: string) {
    super(reason);
    this.name = 'PictureProblem';
    this.file = file;
  }
}
