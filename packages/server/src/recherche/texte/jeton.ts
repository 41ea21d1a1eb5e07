export interface Jeton {
  /** `mesure`: a number, alone or with a unit, or several that are one size. */
  sorte: 'mot' | 'mesure' | 'code';
  /** What it is compared by: « vis », « 4x40 », « 18v », « m8 ». */
  terme: string;
  /** What a text that holds it holds as well: « 4x40 » holds « 4 » and « 40 ». */
  contenus: readonly string[];
  /** The least that says as much: « 4 » and « 40 » where « 4x40 » is not written. */
  parties: readonly string[];
  /** Where it stands in the text. */
  debut: number;
  fin: number;
  /** A hyphen joins it to the word before. */
  lie: boolean;
  /** It is said not to be there: « sans soupape ». */
  nie?: boolean;
  /** Together with the word before: « sans manches longues ». */
  suite?: boolean;
  /** It is said to be there: « avec soupape ». */
  voulu?: boolean;
  /** It says what a question wants: « comment percer… », « quel disque… ». */
  tete?: boolean;
}
