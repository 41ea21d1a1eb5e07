/** What the mail job of orders is given. */
export type GenreCourrierCommande =
  | 'passee'
  | 'a-approuver'
  | 'approuvee'
  | 'refusee'
  | 'annulee'
  | 'expediee'
  | 'a-retirer';

/** What to notify of; whom is looked at when it is sent. */
export interface CourrierDeCommande {
  commandeId: number;
  genre: GenreCourrierCommande;
  /** The delivery note of what was shipped. */
  bonId?: number;
}
