/** Something behind a section that moves while it is allowed to. */
export interface Motion {
  start(): void;
  stop(): void;
}
