/** The port by which invoices leave for a platform, whoever runs it. */

export interface FactureADeposer {
  /** The same at every try: whoever got it before answers what they answered then. */
  cle: string;
  numero: string;
  /** In the directory of the platforms, or the SIRET of a structure of Chorus Pro. */
  adresse: string;
  canal: 'plateforme' | 'chorus';
  nom: string;
  octets: Buffer;
}

/** What the platform may say of an invoice. */
export const ETATS_PLATEFORME = ['deposee', 'recue', 'payee', 'refusee', 'rejetee'] as const;
export type EtatPlateforme = (typeof ETATS_PLATEFORME)[number];

export interface Accuse {
  etat: EtatPlateforme;
  /** Undefined: it never tells more of it. */
  reference: string | undefined;
  motif: string;
}

export interface EnvoiFactures {
  /** Anything thrown is tried again later. */
  deposer(facture: FactureADeposer): Promise<Accuse>;
  readEtat(reference: string): Promise<Accuse>;
}
