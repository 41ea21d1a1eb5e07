/**
 * The closed catalogue of errors: code → HTTP status. Words for people live in the
 * `erreurs` message catalogue under the same code.
 */
export const ERREURS = {
  'requete-invalide': 400,
  /** A batch without an identifier and a quantity to work on. */
  'lot-sans-donnees': 400,
  /** Variants of a gift that is not named. */
  'goodie-sans-identifiant': 400,
  'non-authentifie': 401,
  /** Unknown or wrong: nobody is told which. */
  'identifiants-refuses': 403,
  /** Signed in, but this is not theirs to see or do. */
  'acces-interdit': 403,
  'liste-d-un-collegue': 403,
  /** Nobody approves their own orders, nor someone of another company. */
  'approbateur-impossible': 403,
  /** Another has to agree before. */
  'pas-votre-tour': 403,
  /** The company may look and ask for quotes, not order. */
  'compte-bloque': 403,
  /** Their role lets them look and ask for quotes, not order. */
  'role-consultation': 403,
  /** An administrator of the company closed their access; `compte` is its name. */
  'acces-desactive': 403,
  /** Nobody closes their own access. */
  'pas-sur-soi': 403,
  /** Only who bought the product may write about it. */
  'avis-reserve-aux-acheteurs': 403,
  /** The delegate does not look after this company. */
  'hors-portefeuille': 403,
  /** Over the delegate's ceiling or under the floor of the article; `maximum` in percent. */
  'remise-plafond': 403,
  /** For a group of customers, or a company, that the buyer is not of. */
  'coupon-reserve': 403,
  /** The present password, asked again before something that cannot be undone. */
  'mot-de-passe-refuse': 403,
  /** The signature of a payment notification is missing, wrong or too old. */
  'notification-refusee': 403,
  introuvable: 404,
  'coupon-inconnu': 404,
  'methode-non-permise': 405,
  'avis-deja-donne': 409,
  /** Nobody works then, or it is past. */
  'creneau-ferme': 409,
  /** No invoice is of that period. */
  'dossier-vide': 409,
  /** More invoices than one file holds; `maximum`, `nombre`. */
  'dossier-trop-grand': 409,
  /** More than the invoice, or the line, comes to; `maximum`. */
  'litige-trop-grand': 409,
  /** Nothing is left of one of them. */
  'facture-deja-payee': 409,
  /** The channel lacks what it needs, or is not for this company; `regle` is the code of a check. */
  'canal-refuse': 409,
  /** Nothing is left that could be deducted or paid back. */
  'sans-trop-percu': 409,
  /** A credit note takes back no more than its invoice asked for; `rang` of the line. */
  'avoir-trop-grand': 409,
  /** Another was quicker. */
  'creneau-pris': 409,
  /** All of them within a week; `le`: the last time. */
  'renouvellement-deja-demande': 409,
  /** The company has it already. */
  'service-deja-actif': 409,
  /** As many calls as one person waits for at a time; `maximum`. */
  'trop-de-rappels': 409,
  /** A delegate who acts for nobody has to choose a customer first. */
  'sans-client': 409,
  /** The person buys for several companies; `comptes` lists them. */
  'choix-compte': 409,
  /** Their basket and that of the visitor they were both hold lines; `visiteur` and `compte` count
   * them, `totaux` is what each comes to. */
  'choix-panier': 409,
  /** An address that signs in as a buyer and as a delegate: whose password is it? */
  'choix-type': 409,
  /** Someone invited chooses a password first; `email` and `compte` say for whom. */
  'mot-de-passe-attendu': 409,
  /** A company needs one; they leave once they named another. */
  'dernier-administrateur': 409,
  /** The company would be left with nobody to run its account. */
  'administrateur-requis': 409,
  /** Another administrator changed the same person meanwhile; `version` is what it is now. */
  'equipier-perime': 409,
  /** They already belong to the company, or wait to. */
  'deja-dans-le-compte': 409,
  /** Nothing is in the basket to be handed over. */
  'panier-vide': 409,
  /** Another changed the same thing meanwhile; `version` and `articles` are what it is now. */
  'panier-perime': 409,
  /** Another changed the same thing of a shopping list meanwhile; `version` is what it is now. */
  'liste-perimee': 409,
  /** Another section of the list has the name `libelle`. */
  'section-existe': 409,
  /** Another wrote a version since; `version` is the last one. */
  'devis-perime': 409,
  /** Accepted, refused or expired: nothing changes it. */
  'devis-clos': 409,
  /** Another wrote the quote of a customer since; `version` is what it is now. */
  'devis-client-perime': 409,
  /** The customer accepted or refused it: `etat`. */
  'devis-client-decide': 409,
  /** It is being revised, or another version was sent since it was read. */
  'devis-client-change': 409,
  /** Its last day, `jour`, is past. */
  'devis-client-expire': 409,
  /** It is ready, failed or was given up already. */
  'export-fini': 409,
  /** It was approved, refused, cancelled or begun meanwhile. */
  'commande-deja-decidee': 409,
  /** Dates or carriage are no longer those agreed to; the piece has them as they are now. */
  'livraison-modifiee': 409,
  /** Prices held for a while and are others now; the piece has them. */
  'prix-modifies': 409,
  /** No longer sold: a line of it cannot be added. */
  'article-retire': 409,
  /** `fin` is its last day. */
  'coupon-expire': 409,
  /** `debut` is its first day. */
  'coupon-a-venir': 409,
  /** `minimum` is asked for, `manque` is missing, in words; `seuil` and `reste` are the same on the wire. */
  'coupon-minimum': 409,
  /** Nothing in the basket that it bears on. */
  'coupon-sans-objet': 409,
  /** Used as often as it may be, by all or by this company. */
  'coupon-epuise': 409,
  /** None is left of this variant. */
  'goodie-epuise': 409,
  /** `debut` is the first day it can be answered. */
  'sondage-a-venir': 409,
  /** `fin` was its last day. */
  'sondage-clos': 409,
  /** One answer per person. */
  'sondage-deja-repondu': 409,
  /** Used, replaced or too old: another has to be asked for. */
  'lien-perime': 410,
  'corps-trop-grand': 413,
  /** `nom` of the file, `limite` in bytes, `mo` in megabytes. */
  'fichier-taille-max': 413,
  'type-non-pris-en-charge': 415,
  /** Nothing is delivered there. */
  'adresse-non-desservie': 422,
  /** `maximum` for one company. */
  'trop-d-adresses': 422,
  /** `raison` is why, in a sentence. */
  'livraison-impossible': 422,
  /** The same of a way to pay. */
  'paiement-impossible': 422,
  /** Something is still to be chosen; `etape` is where, `champ` what. */
  'piece-incomplete': 422,
  /** Sound, but no order to be added; `document` is what it is, see panier/import.contract.ts. */
  'document-inattendu': 422,
  /** It is none of the kinds that are read, or is broken. */
  'fichier-illisible': 422,
  /** A logo that is no PNG, JPEG or SVG. */
  'logo-type': 422,
  'logo-illisible': 422,
  /** More pixels than are drawn, or more bytes than are kept. */
  'logo-trop-grand': 422,
  'logo-trop-lourd': 413,
  /** An SVG with entities: text that grows as it is read. */
  'logo-dangereux': 422,
  /** An SVG of texts and pictures alone, or of thousands of paths. */
  'logo-sans-trace': 422,
  'logo-trop-detaille': 422,
  /** A PDF made of pictures: nothing can be read in it. */
  'fichier-sans-texte': 422,
  /** None of the kinds that may be sent, whatever its name says. */
  'fichier-type': 422,
  /** Reading it takes more time or memory than it may. */
  'fichier-trop-complexe': 422,
  /** More lines than `maximum`; nothing was taken. */
  'fichier-trop-long': 422,
  /** Not one line could be read. */
  'fichier-vide': 422,
  /** `raison` is why: see identite/mot-de-passe.ts. */
  'mot-de-passe-faible': 422,
  /** It cannot be ordered as it is; `messages`: what to mend, see panier/controles.contract.ts. */
  'panier-a-corriger': 422,
  /** It would hold more than `maximum` lines; nothing was added. */
  'panier-plein': 422,
  /** The shopping list would hold more than `maximum` lines; nothing was added. */
  'liste-pleine': 422,
  /** A shopping list is parted into `maximum` sections at most. */
  'trop-de-sections': 422,
  /** The quote of a customer has no line. */
  'devis-client-vide': 422,
  /** `nombre` of its lines have no price. */
  'devis-client-sans-prix': 422,
  /** Nothing of it is bought here. */
  'devis-client-sans-article': 422,
  /** More lines than `maximum`, or a key twice; nothing was written. */
  'devis-client-trop-long': 422,
  /** A company keeps `maximum` quotes, customers or kits. */
  'trop-de-devis': 422,
  /** No article is on sale in what was chosen. */
  'export-vide': 422,
  /** A file of this format tells no currency, and the company is billed in another than euros. */
  'format-en-euros': 422,
  /** `maximum` at a time, for one person or one company (`portee`). */
  'trop-d-exports': 422,
  /** One person has `maximum` exports repeated. */
  'trop-de-repetes': 422,
  /** One person keeps `maximum` shopping lists. */
  'trop-de-listes': 422,
  'trop-de-listes-transmises': 422,
  /** Nothing of a kitchen plan is sold online: it has no element, or none with a price. */
  'cuisine-vide': 422,
  /** `erreurs`: what is wrong and where, see decoupe/trait-coupe.ts; none for what comes whole. */
  'trait-coupe-invalide': 422,
  /** `erreurs` lists the questions and why, see sondages/examiner-reponses.ts. */
  'reponses-invalides': 422,
  /** More labels than `maximum`, those of pieces counted. */
  'trop-d-etiquettes': 422,
  'trop-de-requetes': 429,
  /** More than `maximum` within an hour. */
  'trop-de-fichiers': 429,
  /** After wrong passwords; `secondes` to wait. */
  'trop-de-tentatives': 429,
  'erreur-interne': 500,
  'service-indisponible': 503,
  /** Others have files written or read; nothing was begun, see decisions/0031. */
  'file-d-attente-pleine': 503,
} as const satisfies Record<string, number>;

export type CodeErreur = keyof typeof ERREURS;

/**
 * Refusals whose `message` the specification words: who calls the API is told in the language of
 * the request, by the same catalogue as the pages.
 */
export const ERREURS_DITES = [
  'lot-sans-donnees',
  'goodie-sans-identifiant',
] as const satisfies readonly CodeErreur[];

/** Body of every answer that is not ok. `message` is short English for logs, unless ERREURS_DITES. */
export interface CorpsErreur {
  code: CodeErreur;
  message: string;
  data: Record<string, unknown>;
}

// A brand instead of instanceof: the class may be loaded twice, by the server and by the page bundle.
const BRAND = Symbol.for('comptoir.refus');

export interface Refus extends Error {
  code: CodeErreur;
  status: number;
  data: Record<string, unknown>;
}

/** A refusal to throw: it rolls the transaction back and becomes the answer of the call. */
export function refus(code: CodeErreur, data: Record<string, unknown> = {}): Refus {
  return Object.assign(new Error(code), {
    [BRAND]: true,
    code,
    status: ERREURS[code],
    data,
  });
}

export function isRefus(error: unknown): error is Refus {
  return typeof error === 'object' && error !== null && BRAND in error;
}
