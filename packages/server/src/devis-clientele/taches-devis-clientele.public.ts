/** What the jobs of quotes for customers are given. */
export interface DevisSigne {
  /** It was signed by whoever held this link, which leads to it still. */
  jeton: string;
}
