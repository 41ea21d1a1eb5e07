/**
 * Invoices as rows of a table: one row for each line, or for each rate where the ERP gives totals
 * alone; rows of one number are one invoice. Heads are named, in any order.
 */
import { decouper } from '@comptoir/contract/achat-rapide/cellules.ts';
import { readOctets } from '@comptoir/contract/achat-rapide/octets-lus.ts';
import type { FactureRelue, LigneRelue } from '../controle/facture-relue.ts';
import { auCent, write, readDecimal, UN } from './decimal.ts';
import type { Ecart } from './source.ts';

export interface FactureDeTable {
  relue: FactureRelue;
  /** That of its first row. */
  ligne: number;
  /** '' where it has no paper. */
  pdf: string;
  /** All that its rows say, wherever they stand. */
  dit: string;
  ecarts: Ecart[];
}

const COLONNES = [
  'numero',
  'type',
  'emise_le',
  'echeance',
  'devise',
  'client',
  'facture',
  'commande',
  'bon',
  'chantier',
  'reference_client',
  'reference',
  'libelle',
  'quantite',
  'prix_ht',
  'montant_ht',
  'tva',
  'total_ht',
  'total_tva',
  'total_ttc',
  'regle',
  'pdf',
] as const;
type Colonne = (typeof COLONNES)[number];
const OBLIGATOIRES: readonly Colonne[] = ['numero', 'emise_le', 'client', 'montant_ht', 'tva'];
/** What is the invoice’s, not a line’s: all its rows say the same, or nothing. */
const DE_FACTURE: readonly Colonne[] = [
  'type',
  'emise_le',
  'echeance',
  'devise',
  'client',
  'facture',
  'reference_client',
  'total_ht',
  'total_tva',
  'total_ttc',
  'regle',
  'pdf',
];

interface Rangee {
  ligne: number;
  read: (colonne: Colonne) => string;
}

export function readTable(octets: Uint8Array): { factures: FactureDeTable[] } | { refus: string } {
  const texte = readOctets(octets)?.replace(/^\ufeff/, '');
  if (texte === undefined) return { refus: 'the file is no text' };
  const tete = texte.slice(0, texte.search(/\r|\n|$/));
  const separateur = ([';', '\t', ','] as const).find((each) => tete.includes(each));
  if (!separateur) return { refus: 'its first row names no columns' };
  const [noms = [], ...rangees] = decouper(texte, separateur);
  const colonnes = noms.map((nom) => nom.trim().toLowerCase().replaceAll(' ', '_'));
  const manquante = OBLIGATOIRES.find((nom) => !colonnes.includes(nom));
  if (manquante) return { refus: `the column ${manquante} is missing` };
  const inconnue = colonnes.find((nom) => nom !== '' && !COLONNES.some((each) => each === nom));
  if (inconnue !== undefined) return { refus: `the column ${inconnue} is not known` };
  const lues = rangees.flatMap((cellules, i): Rangee[] =>
    cellules.every((cellule) => cellule.trim() === '')
      ? []
      : [{ ligne: i + 2, read: (nom) => cellules[colonnes.indexOf(nom)]?.trim() ?? '' }],
  );
  const parNumero = Map.groupBy(lues, ({ read }) => read('numero'));
  return { factures: [...parNumero.values()].map(toFacture) };
}

function toFacture(rangees: readonly Rangee[]): FactureDeTable {
  const ligne = rangees[0]?.ligne ?? 0;
  const dite = (colonne: Colonne): string =>
    rangees.map(({ read }) => read(colonne)).find((texte) => texte !== '') ?? '';
  const ecarts: Ecart[] = DE_FACTURE.flatMap((colonne) =>
    rangees.flatMap(({ ligne: la, read }) =>
      read(colonne) === '' || read(colonne) === dite(colonne)
        ? []
        : [
            {
              ou: `line ${la}`,
              pourquoi: `${colonne} is ${read(colonne)}, and ${dite(colonne)} before`,
            },
          ],
    ),
  );
  const lignes = rangees.map((rangee, i) => toLigne(rangee, String(i + 1), ecarts));
  const base = lignes.reduce((n, each) => n + (readDecimal(each.montant) ?? 0n), 0n);
  const tva = taxesOf(lignes);
  const taxe = dite('total_tva') === '' ? somme(tva) : nombre(dite('total_tva'));
  // What the ERP rounded in another way is told of the rate that bears most.
  const premiere = laPlusLourde(tva);
  if (premiere) {
    const ecart = (readDecimal(taxe) ?? 0n) - (readDecimal(somme(tva)) ?? 0n);
    premiere.montant = write((readDecimal(premiere.montant) ?? 0n) + ecart);
  }
  const ht = dite('total_ht') === '' ? write(base) : nombre(dite('total_ht'));
  const ttc =
    dite('total_ttc') === ''
      ? write((readDecimal(ht) ?? 0n) + (readDecimal(taxe) ?? 0n))
      : nombre(dite('total_ttc'));
  const regle = nombre(dite('regle')) || '0.00';
  const client = dite('client');
  return {
    ligne,
    pdf: dite('pdf'),
    dit: JSON.stringify(rangees.map(({ read }) => COLONNES.map(read))),
    ecarts,
    relue: {
      ...VIDE,
      numero: dite('numero'),
      date: jour(dite('emise_le')),
      type: typeOf(dite('type')),
      devise: dite('devise') || 'EUR',
      echeance: jour(dite('echeance')),
      commande: dite('reference_client'),
      commandeVendeur: dite('commande'),
      bon: dite('bon'),
      precedente: dite('facture') === '' ? undefined : { numero: dite('facture'), date: '' },
      acheteur: { ...VIDE.acheteur, identifiants: [{ scheme: '', valeur: client }] },
      tva,
      lignes,
      totaux: {
        ...VIDE.totaux,
        lignes: write(base),
        ht,
        tva: taxe,
        ttc,
        regle,
        aPayer: write((readDecimal(ttc) ?? 0n) - (readDecimal(regle) ?? 0n)),
      },
    },
  };
}

function toLigne({ ligne, read }: Rangee, id: string, ecarts: Ecart[]): LigneRelue {
  for (const colonne of ['montant_ht', 'tva'] as const) {
    if (read(colonne) === '' || readDecimal(nombre(read(colonne))) === undefined) {
      ecarts.push({ ou: `line ${ligne}`, pourquoi: `${colonne} is no number: ${read(colonne)}` });
    }
  }
  const montant = nombre(read('montant_ht'));
  const prix = nombre(read('prix_ht'));
  return {
    id,
    quantite: nombre(read('quantite')) || '1',
    unite: 'C62',
    nom: read('libelle'),
    prix: prix || montant,
    prixBase: '1',
    prixBrut: '',
    remisePrix: '',
    montant,
    categorie: 'S',
    taux: nombre(read('tva')),
    reference: read('reference'),
    commande: read('commande'),
    bon: read('bon'),
    chantier: read('chantier'),
    ajustements: [],
  };
}

function taxesOf(lignes: readonly LigneRelue[]): FactureRelue['tva'] {
  return [...Map.groupBy(lignes, ({ taux }) => write(readDecimal(taux) ?? 0n))].map(
    ([taux, siennes]) => {
      const base = siennes.reduce((n, { montant }) => n + (readDecimal(montant) ?? 0n), 0n);
      const taxe = auCent(base * (readDecimal(taux) ?? 0n), 100n * UN);
      return { taux, categorie: 'S', base: write(base), montant: write(taxe) };
    },
  );
}

function laPlusLourde(tva: FactureRelue['tva']): FactureRelue['tva'][number] | undefined {
  const baseOf = ({ base }: FactureRelue['tva'][number]) => readDecimal(base) ?? 0n;
  return tva.reduce<FactureRelue['tva'][number] | undefined>(
    (plus, each) => (plus && baseOf(plus) >= baseOf(each) ? plus : each),
    undefined,
  );
}

const somme = (tva: FactureRelue['tva']): string =>
  write(tva.reduce((n, { montant }) => n + (readDecimal(montant) ?? 0n), 0n));

/** `1 234,50` is what programs in French write. */
function nombre(texte: string): string {
  const propre = texte.replace(/[\s\u00a0\u202f€£]/g, '');
  return /^[+-]?\d+,\d+$/.test(propre) ? propre.replace(',', '.') : propre;
}

function jour(texte: string): string {
  const [, jj, mm, aaaa] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(texte) ?? [];
  return jj === undefined ? texte : `${aaaa}-${mm}-${jj}`;
}

function typeOf(texte: string): string {
  if (/^avoir$/i.test(texte)) return '381';
  return texte === '' || /^facture$/i.test(texte) ? '380' : texte;
}

const PERSONNE = {
  nom: '',
  identifiants: [],
  siren: undefined,
  tva: '',
  electronique: undefined,
  pays: '',
  adresse: undefined,
};

const VIDE: FactureRelue = {
  specification: '',
  cadre: '',
  numero: '',
  date: '',
  type: '380',
  devise: 'EUR',
  deviseTva: '',
  echeance: '',
  service: '',
  projet: '',
  commande: '',
  commandeVendeur: '',
  bon: '',
  conditions: '',
  notes: [],
  precedente: undefined,
  vendeur: PERSONNE,
  acheteur: PERSONNE,
  livreeLe: '',
  paysLivraison: undefined,
  periode: undefined,
  moyen: '',
  iban: '',
  tva: [],
  ajustements: [],
  totaux: {
    lignes: '',
    remises: '',
    frais: '',
    ht: '',
    tva: '',
    tvaCompta: '',
    ttc: '',
    regle: '',
    aPayer: '',
  },
  lignes: [],
};
