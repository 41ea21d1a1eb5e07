/**
 * The rules an invoice is held against before it is offered: those of EN 16931 under their codes, and
 * those of the French reform, named by the business term they bear on.
 */
import type { ExigencesChorus } from '@comptoir/contract/panier/references.schema.ts';
import type { CodeRegle } from '../mots.ts';
import type { AjustementRelu, FactureRelue, LigneRelue } from './facture-relue.ts';

export type Regle = readonly [code: CodeRegle, isTenue: (f: FactureRelue) => boolean];

/** Millionths, exactly: prices and amounts have no more decimals. */
function exact(texte: string): bigint {
  const lu = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(texte);
  if (!lu) return 0n;
  const [, signe, entier = '0', decimales = ''] = lu;
  const valeur = BigInt(entier + decimales.padEnd(6, '0'));
  return signe ? -valeur : valeur;
}
const MILLION = 1_000_000n;
const CENT = 10_000n;

/** To whole cents, half away from zero. */
function arrondi(valeur: bigint, diviseur = 1n): bigint {
  const cent = CENT * diviseur;
  const taille = valeur < 0n ? -valeur : valeur;
  const entier = ((taille * 2n + cent) / (cent * 2n)) * CENT;
  return valeur < 0n ? -entier : entier;
}

const somme = <T>(rows: readonly T[], lire: (row: T) => string): bigint =>
  rows.reduce((n, row) => n + exact(lire(row)), 0n);
const charges = (rows: readonly AjustementRelu[]) => rows.filter(({ charge }) => charge);
const remises = (rows: readonly AjustementRelu[]) => rows.filter(({ charge }) => !charge);
const estMontant = (texte: string): boolean => /^-?\d+(\.\d{1,2})?$/.test(texte);
const estJour = (texte: string): boolean => /^2[01]\d\d-\d\d-\d\d$/.test(texte);
const dit = (texte: string | undefined): boolean => texte !== undefined && texte.trim() !== '';
const vide = (texte: string): boolean => texte === '';

/** Price by quantity, with the charges and less the allowances of the line. */
function estSonCompte({ quantite, prix, montant, ajustements }: LigneRelue): boolean {
  const brut = arrondi(exact(quantite) * exact(prix), MILLION);
  const plus = somme(charges(ajustements), (each) => each.montant);
  const moins = somme(remises(ajustements), (each) => each.montant);
  return brut + plus - moins === exact(montant);
}

/** What bears a rate: lines and charges, less allowances of the document. */
function baseOf({ lignes, ajustements }: FactureRelue, taux: string): bigint {
  const siennes = <T extends { categorie: string; taux: string }>(rows: readonly T[]) =>
    rows.filter((row) => row.categorie === 'S' && exact(row.taux) === exact(taux));
  const frais = siennes(ajustements);
  return (
    somme(siennes(lignes), ({ montant }) => montant) +
    somme(charges(frais), ({ montant }) => montant) -
    somme(remises(frais), ({ montant }) => montant)
  );
}

const montants = ({ totaux: t, tva, lignes, ajustements }: FactureRelue): string[] =>
  [
    ...Object.values(t),
    ...tva.flatMap((row) => [row.base, row.montant]),
    ...lignes.flatMap((row) => [row.montant, ...row.ajustements.map((each) => each.montant)]),
    ...ajustements.map((each) => each.montant),
  ].filter((texte) => texte !== '');

const taxees = ({ lignes, ajustements }: FactureRelue) => [...lignes, ...ajustements];

export const REGLES_EUROPE: readonly Regle[] = [
  ['BR-01', (f) => f.specification === 'urn:cen.eu:en16931:2017'],
  ['BR-02', (f) => dit(f.numero)],
  ['BR-03', (f) => estJour(f.date)],
  ['BR-04', (f) => dit(f.type)],
  ['BR-05', (f) => /^[A-Z]{3}$/.test(f.devise)],
  ['BR-06', (f) => dit(f.vendeur.nom)],
  ['BR-07', (f) => dit(f.acheteur.nom)],
  ['BR-09', (f) => /^[A-Z]{2}$/.test(f.vendeur.pays)],
  ['BR-11', (f) => /^[A-Z]{2}$/.test(f.acheteur.pays)],
  ['BR-12', (f) => dit(f.totaux.lignes)],
  ['BR-13', (f) => dit(f.totaux.ht)],
  ['BR-14', (f) => dit(f.totaux.ttc)],
  ['BR-15', (f) => dit(f.totaux.aPayer)],
  ['BR-16', (f) => f.lignes.length > 0],
  [
    'BR-21',
    ({ lignes }) =>
      lignes.every(({ id }) => dit(id)) &&
      new Set(lignes.map(({ id }) => id)).size === lignes.length,
  ],
  ['BR-22', (f) => f.lignes.every(({ quantite }) => dit(quantite))],
  ['BR-23', (f) => f.lignes.every(({ unite }) => dit(unite))],
  ['BR-24', (f) => f.lignes.every(({ montant }) => dit(montant))],
  ['BR-25', (f) => f.lignes.every(({ nom }) => dit(nom))],
  ['BR-26', (f) => f.lignes.every(({ prix }) => dit(prix))],
  ['BR-27', (f) => f.lignes.every(({ prix }) => exact(prix) >= 0n)],
  ['BR-28', (f) => f.lignes.every(({ prixBrut }) => vide(prixBrut) || exact(prixBrut) >= 0n)],
  ['BR-29', ({ periode }) => periode === undefined || periode.au >= periode.du],
  ['BR-33', (f) => f.ajustements.every(({ code, motif }) => dit(code) || dit(motif))],
  [
    'BR-42',
    (f) =>
      f.lignes.every((each) => each.ajustements.every((one) => dit(one.code) || dit(one.motif))),
  ],
  ['BR-45', (f) => f.tva.every(({ base }) => dit(base))],
  ['BR-46', (f) => f.tva.every(({ montant }) => dit(montant))],
  ['BR-53', (f) => vide(f.deviseTva) || dit(f.totaux.tvaCompta)],
  ['BR-55', (f) => f.precedente === undefined || dit(f.precedente.numero)],
  ['BR-57', (f) => f.paysLivraison === undefined || dit(f.paysLivraison)],
  ['BR-61', (f) => !['30', '58'].includes(f.moyen) || dit(f.iban)],
  ['BR-62', (f) => [f.vendeur, f.acheteur].every((p) => dit(p.electronique?.scheme))],
  ['BR-CO-04', (f) => taxees(f).every(({ categorie }) => dit(categorie))],
  [
    'BR-CO-09',
    (f) => [f.vendeur, f.acheteur].every(({ tva }) => vide(tva) || /^[A-Z]{2}/.test(tva)),
  ],
  ['BR-CO-10', (f) => somme(f.lignes, ({ montant }) => montant) === exact(f.totaux.lignes)],
  ['BR-CO-11', (f) => somme(remises(f.ajustements), (a) => a.montant) === exact(f.totaux.remises)],
  ['BR-CO-12', (f) => somme(charges(f.ajustements), (a) => a.montant) === exact(f.totaux.frais)],
  [
    'BR-CO-13',
    ({ totaux: t }) => exact(t.lignes) - exact(t.remises) + exact(t.frais) === exact(t.ht),
  ],
  ['BR-CO-14', (f) => somme(f.tva, ({ montant }) => montant) === exact(f.totaux.tva)],
  ['BR-CO-15', ({ totaux: t }) => exact(t.ht) + exact(t.tva) === exact(t.ttc)],
  ['BR-CO-16', ({ totaux: t }) => exact(t.ttc) - exact(t.regle) === exact(t.aPayer)],
  [
    'BR-CO-17',
    (f) =>
      f.tva.every(
        ({ base, taux, montant }) =>
          arrondi(exact(base) * exact(taux), 100n * MILLION) === exact(montant),
      ),
  ],
  ['BR-CO-18', (f) => f.tva.length > 0],
  ['BR-CO-25', (f) => exact(f.totaux.aPayer) <= 0n || dit(f.echeance) || dit(f.conditions)],
  [
    'BR-CO-26',
    ({ vendeur: v }) => v.identifiants.length > 0 || v.siren !== undefined || dit(v.tva),
  ],
  ['BR-DEC', (f) => montants(f).every(estMontant)],
  [
    'BR-S-01',
    (f) => taxees(f).every(({ taux }) => f.tva.some((t) => exact(t.taux) === exact(taux))),
  ],
  ['BR-S-02', (f) => dit(f.vendeur.tva)],
  ['BR-S-05', (f) => f.lignes.every(({ taux }) => exact(taux) > 0n)],
  ['BR-S-08', (f) => f.tva.every(({ taux, base }) => baseOf(f, taux) === exact(base))],
  ['R120', (f) => f.lignes.every(estSonCompte)],
];

export const TYPES = new Set(
  '380 389 393 501 386 500 384 471 472 473 261 262 381 396 502 503'.split(' '),
);
const CADRES = new Set('B1 S1 M1 B2 S2 M2 S3 B4 S4 M4 S5 S6 B7 S7 B8 S8 M8 B9 S9 M9'.split(' '));
const TAUX = new Set(
  '0 0.9 1.05 1.75 2.1 5.5 7 8.5 9.2 9.6 10 13 19.6 20 20.6'.split(' ').map(exact),
);
const CATEGORIES = new Set(['S', 'E', 'AE', 'K', 'G', 'O', 'Z']);
const SIREN = /^\d{9}$/;
const SIRET = /^\d{14}$/;
export const AVOIRS = new Set(['261', '262', '381', '396', '502', '503']);

const sirets = ({ identifiants }: FactureRelue['vendeur']): string[] =>
  identifiants.filter(({ scheme }) => scheme === '0009').map(({ valeur }) => valeur);

const parties = (f: FactureRelue) => [f.vendeur, f.acheteur];

export const REGLES_FRANCE: readonly Regle[] = [
  ['FR-BT-1', (f) => /^[A-Za-z0-9+\-_/]{1,35}$/.test(f.numero)],
  ['FR-BT-2', (f) => /^20\d\d-/.test(f.date)],
  ['FR-BT-3', (f) => TYPES.has(f.type)],
  ['FR-BT-9', (f) => vide(f.echeance) || f.echeance >= f.date],
  [
    'FR-BT-21',
    (f) =>
      ['PMT', 'PMD', 'AAB'].every(
        (sujet) => f.notes.filter((note) => note.sujet === sujet).length === 1,
      ),
  ],
  ['FR-BT-23', (f) => CADRES.has(f.cadre)],
  [
    'FR-BT-25',
    (f) => !AVOIRS.has(f.type) || (dit(f.precedente?.numero) && estJour(f.precedente?.date ?? '')),
  ],
  ['FR-BT-30', ({ vendeur: v }) => v.siren?.scheme === '0002' && SIREN.test(v.siren.valeur)],
  [
    'FR-BT-47',
    ({ acheteur: a, notes }) =>
      !notes.some(({ sujet, texte }) => sujet === 'BAR' && texte === 'B2B') ||
      (a.siren?.scheme === '0002' && SIREN.test(a.siren.valeur)),
  ],
  [
    'FR-BT-46',
    (f) =>
      parties(f).every((p) =>
        sirets(p).every((siret) => SIRET.test(siret) && siret.startsWith(p.siren?.valeur ?? '')),
      ),
  ],
  [
    'FR-BT-49',
    (f) =>
      parties(f).every(
        ({ electronique: e, siren }) =>
          e?.scheme === '0225' &&
          /^[A-Za-z0-9._-]{1,125}$/.test(e.valeur) &&
          e.valeur.startsWith(siren?.valeur ?? ''),
      ),
  ],
  ['FR-BT-118', (f) => taxees(f).every(({ categorie }) => CATEGORIES.has(categorie))],
  ['FR-BT-119', (f) => [...taxees(f), ...f.tva].every(({ taux }) => TAUX.has(exact(taux)))],
  [
    'FR-BT-113',
    ({ cadre, totaux: t }) =>
      cadre !== 'B2' || (exact(t.regle) === exact(t.ttc) && exact(t.aPayer) === 0n),
  ],
  ['FR-BT-6', (f) => f.devise === 'EUR' || (f.deviseTva === 'EUR' && dit(f.totaux.tvaCompta))],
  ['FR-BT-129', (f) => f.lignes.every(({ quantite }) => /^-?\d+(\.\d{1,4})?$/.test(quantite))],
  ['FR-BT-146', (f) => f.lignes.every(({ prix }) => /^\d+(\.\d{1,6})?$/.test(prix))],
];

export function reglesChorus({ service, engagement, soit }: ExigencesChorus): Regle[] {
  return [
    ...(service ? [['CHORUS-BT-10', (f: FactureRelue) => dit(f.service)] as const] : []),
    ...(engagement ? [['CHORUS-BT-13', (f: FactureRelue) => dit(f.commande)] as const] : []),
    ...(soit
      ? [['CHORUS-BT-10-13', (f: FactureRelue) => dit(f.service) || dit(f.commande)] as const]
      : []),
    ['CHORUS-BT-46', (f) => sirets(f.acheteur).length === 1],
  ];
}
