/**
 * A quote a company makes for its own customer, as one document: what the browser edits, what is
 * kept, and what a version is a copy of. Amounts are without tax; see decisions/0067.
 */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { DEVISES } from '../argent.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { Jour } from '../http/jour.schema.ts';
import { MAX_SIGNES_COUPE } from '../panier/limites.ts';
import { LOCALES } from '../words/locales.ts';
import {
  MAX_COMPOSANTS,
  MAX_ECHEANCES,
  MAX_LIGNES_DEVIS,
  MAX_SECTIONS_DEVIS,
  MAX_SIGNES_COORDONNEE,
  MAX_SIGNES_LIGNE,
  MAX_SIGNES_TEXTE,
  MAX_SIGNES_TITRE,
} from './limites.ts';

/** Decimals as text: nothing of a quote is ever a float. */
export const Quantite = Type.String({ pattern: '^\\d{1,7}(\\.\\d{1,3})?$' });
export const Prix = Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,4})?$' });
export const Pourcent = Type.String({ pattern: '^\\d{1,3}(\\.\\d{1,2})?$' });

/** Rates of work on buildings in France; each but the first needs its mention on the paper. */
export const TAUX_TVA = ['20', '10', '5.5', '0'] as const;
export type TauxTva = (typeof TAUX_TVA)[number];

/** Why nothing is charged: a small business, or the tax is owed by the customer. */
export const EXONERATIONS = ['franchise', 'autoliquidation'] as const;

export const MODES_MARGE = ['coefficient', 'marque'] as const;
/** Price of a cost: so many times as much, or so many percent of the price kept. */
export const Marge = Type.Object({ mode: Type.Enum(MODES_MARGE), valeur: Pourcent });
export type Marge = Static<typeof Marge>;
const MargeOuRien = Nullable(Marge);

/** `article` is bought here; an `ouvrage` is a kit of articles and labour. */
export const TYPES_LIGNE = [
  'article',
  'libre',
  'main-oeuvre',
  'ouvrage',
  'commentaire',
  'sous-total',
] as const;
export type TypeLigne = (typeof TYPES_LIGNE)[number];

export const UNITES_DEVIS = [
  'u',
  'h',
  'j',
  'm',
  'm2',
  'm3',
  'kg',
  'l',
  'lot',
  'forfait',
  'boite',
] as const;
export type UniteDevis = (typeof UNITES_DEVIS)[number];

/** Chosen by who makes it, unique in the document. */
const Cle = Type.String({ pattern: '^[A-Za-z0-9_-]{1,24}$' });
const Texte = (maxLength: number) => Type.String({ maxLength });
const Libelle = Texte(MAX_SIGNES_LIGNE);

export const Composant = Type.Object({
  type: Type.Enum(['article', 'libre', 'main-oeuvre']),
  articleId: Type.Optional(Id),
  reference: Type.Optional(Texte(MAX_SIGNES_COORDONNEE)),
  libelle: Libelle,
  /** In one unit of the kit. */
  quantite: Quantite,
  unite: Type.Enum(UNITES_DEVIS),
  achatHT: Nullable(Prix),
});
export type Composant = Static<typeof Composant>;

export const LigneDevisClientele = Type.Object({
  id: Cle,
  type: Type.Enum(TYPES_LIGNE),
  articleId: Type.Optional(Id),
  reference: Type.Optional(Texte(MAX_SIGNES_COORDONNEE)),
  libelle: Libelle,
  quantite: Quantite,
  unite: Type.Enum(UNITES_DEVIS),
  /** Percent that is bought beyond what is laid. */
  perte: Pourcent,
  /** Cost of one unit for the company; null: not known. Its customer never sees it. */
  achatHT: Nullable(Prix),
  /** Null: that of its section, or of the quote. */
  marge: MargeOuRien,
  /** A price that was set; null: it follows from the cost. */
  prixHT: Nullable(Prix),
  tva: Type.Enum(TAUX_TVA),
  /** Counted once the customer chose it. */
  option: Type.Boolean(),
  choisie: Type.Boolean(),
  composants: Type.Optional(Type.Array(Composant, { maxItems: MAX_COMPOSANTS })),
  /** The list an article is cut to, and whether its offcuts come along; with a line of their own for the saw. */
  traitCoupe: Type.Optional(Texte(MAX_SIGNES_COUPE)),
  chutes: Type.Optional(Type.Boolean()),
  /** How often the list is wanted: once by default. */
  exemplaires: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  /** The line whose cut list this one is the sawing of. */
  coupeDe: Type.Optional(Cle),
});
export type LigneDevisClientele = Static<typeof LigneDevisClientele>;

export const SectionDevis = Type.Object({
  id: Cle,
  titre: Texte(MAX_SIGNES_TITRE),
  marge: MargeOuRien,
  lignes: Type.Array(LigneDevisClientele, { maxItems: MAX_LIGNES_DEVIS }),
});
export type SectionDevis = Static<typeof SectionDevis>;

/** A copy: a customer who moves changes no quote that was made for them. */
export const ClientDevis = Type.Object({
  nom: Texte(MAX_SIGNES_COORDONNEE),
  /** Who is written to in a company. */
  contact: Texte(MAX_SIGNES_COORDONNEE),
  email: Texte(254),
  telephone: Texte(40),
  siren: Type.String({ pattern: '^\\d{0,9}$' }),
  adresse: Texte(400),
});
export type ClientDevis = Static<typeof ClientDevis>;

export const Echeance = Type.Object({
  libelle: Texte(MAX_SIGNES_COORDONNEE),
  pourcent: Pourcent,
});

export const DocumentDevis = Type.Object({
  titre: Texte(MAX_SIGNES_TITRE),
  langue: Type.Enum(LOCALES),
  devise: Type.Enum(DEVISES),
  date: Jour,
  valableJusqu: Jour,
  client: ClientDevis,
  /** Where the work is done; '': at the customer's. */
  chantier: Texte(400),
  marge: Marge,
  /** Percent of the price below which a line is warned of. */
  plancher: Pourcent,
  exoneration: Type.Enum(EXONERATIONS),
  notes: Texte(MAX_SIGNES_TEXTE),
  conditions: Texte(MAX_SIGNES_TEXTE),
  echeancier: Type.Array(Echeance, { maxItems: MAX_ECHEANCES }),
  sections: Type.Array(SectionDevis, { minItems: 1, maxItems: MAX_SECTIONS_DEVIS }),
});
export type DocumentDevis = Static<typeof DocumentDevis>;
