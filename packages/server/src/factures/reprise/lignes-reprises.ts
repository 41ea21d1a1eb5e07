/** Lines and charges of an ERP’s invoice: pure. */
import type {
  FraisFacture,
  LigneFacture,
} from '@comptoir/contract/factures/document-facture.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { UNITES_UN } from '../../exports-catalogue/unites-un.public.ts';
import type { AjustementRelu, FactureRelue, LigneRelue } from '../controle/facture-relue.ts';
import { MOTS } from '../mots.ts';
import { auCent, write, readDecimal, readMontant, UN } from './decimal.ts';

/** Orders and notes of the shop that the invoice names, by their number. */
export interface Reperes {
  commandes: ReadonlyMap<string, { key: string; numero: string }>;
  bons: ReadonlyMap<string, { key: string; numero: string; livreLe: string }>;
}

interface Lecture {
  reperes: Reperes;
  langue: Locale;
  refuser: (ou: string, pourquoi: string) => unknown;
}

/** What an ERP may round in another way, on a line. */
const TOLERANCE = UN / 100n;
const UNITES = new Map(
  Object.entries(UNITES_UN).map(([unite, code]) => [code, unite as LigneFacture['unite']]),
);
/** Pieces and each, as many programs code them. */
const A_LA_PIECE = new Set(['C62', 'H87', 'EA', 'PCE', 'NMB', 'XPP']);
const SIGNES_LIBELLE = 300;

/** An invoice without lines has one for each rate, of what bears it. */
export function lignesOf(relue: FactureRelue, lecture: Lecture): LigneFacture[] {
  if (relue.lignes.length > 0) {
    return relue.lignes.map((ligne, i) => toLigne(ligne, i + 1, { relue, lecture }));
  }
  if (relue.tva.length === 0) lecture.refuser('BG-25', 'it has neither lines nor tax by rate');
  return relue.tva.map(({ base, taux, categorie }, i) =>
    toLigne(
      {
        ...SANS_RIEN,
        id: String(i + 1),
        prix: base,
        montant: base,
        taux: taux || '0',
        categorie,
      },
      i + 1,
      { relue: { ...relue, ajustements: [] }, lecture },
    ),
  );
}

const SANS_RIEN: LigneRelue = {
  id: '',
  quantite: '1',
  unite: 'C62',
  nom: '',
  prix: '',
  prixBase: '1',
  prixBrut: '',
  remisePrix: '',
  montant: '',
  categorie: 'S',
  taux: '',
  reference: '',
  commande: '',
  bon: '',
  chantier: '',
  ajustements: [],
};

function toLigne(
  ligne: LigneRelue,
  rang: number,
  { relue, lecture }: { relue: FactureRelue; lecture: Lecture },
): LigneFacture {
  const { reperes, langue } = lecture;
  const ou = `line ${ligne.id || rang}`;
  const read = (nom: string, texte: string, decimal = readDecimal): bigint => {
    const lu = decimal(texte);
    if (lu === undefined) lecture.refuser(ou, `${nom} is no amount: ${texte.slice(0, 40)}`);
    return lu ?? 0n;
  };
  const quantite = read('quantity', ligne.quantite);
  const prix = read('price', ligne.prix);
  const parQuantite = read('base quantity', ligne.prixBase);
  const base = parQuantite > 0n ? parQuantite : UN;
  const montant = read('amount', ligne.montant, readMontant);
  const somme = (rows: readonly AjustementRelu[]) =>
    rows.reduce((n, each) => n + read('charge', each.montant, readMontant), 0n);
  const eco = somme(ligne.ajustements.filter(isEco));
  const coupe = somme(ligne.ajustements.filter((each) => each.charge && !isEco(each)));
  const promotion = somme(ligne.ajustements.filter(({ charge }) => !charge));
  const attendu = auCent(quantite * prix, base) + eco + coupe - promotion;
  const ecart = montant - attendu;
  if (ecart > TOLERANCE || ecart < -TOLERANCE) {
    lecture.refuser(ou, `amount ${write(montant)}, and its price comes to ${write(attendu)}`);
  }
  const unitaire = (prix * UN) / base;
  const prixHT = write(unitaire < 0n ? 0n : unitaire, 4);
  if (prix < 0n) lecture.refuser(ou, 'a price below nought: take it off as an allowance');
  const rate = tauxOf(ligne, { ou, refuser: lecture.refuser });
  const commande = ligne.commande || relue.commandeVendeur;
  const bon = ligne.bon || relue.bon;
  return {
    rang,
    genre: 'libre',
    commande: reperes.commandes.get(commande) ?? null,
    bon: reperes.bons.get(bon) ?? null,
    chantier: ligne.chantier || relue.projet || null,
    referenceCommande: relue.commande || null,
    reference: ligne.reference.slice(0, 60),
    libelle: libelleOf(ligne) || MOTS[langue]('papier.selonPapier'),
    traitCoupe: '',
    quantite: Number(write(quantite, 4)),
    unite: UNITES.get(ligne.unite) ?? 'piece',
    prixPublicHT: prixHT,
    prixHT,
    coupeHT: write(coupe),
    ecoHT: write(eco),
    promotionHT: write(promotion),
    arrondiHT: write(ecart),
    montantHT: write(montant),
    tva: rate,
  };
}

const isEco = ({ charge, code }: AjustementRelu): boolean => charge && code === 'AEO';

/** A unit the shop does not sell in is told with the words. */
function libelleOf({ nom, unite }: LigneRelue): string {
  const propre = nom.replace(/\s+/g, ' ').trim().slice(0, SIGNES_LIBELLE);
  const isConnue = UNITES.has(unite) || A_LA_PIECE.has(unite) || unite === '';
  return isConnue || propre === '' ? propre : `${propre} (${unite.slice(0, 6)})`;
}

/** What bears no tax says no rate. */
function tauxOf(
  { taux }: { taux: string },
  { ou, refuser }: { ou: string; refuser: Lecture['refuser'] },
): string {
  const lu = readDecimal(taux);
  if (lu === undefined || lu < 0n || lu >= 100n * UN) {
    refuser(ou, `VAT rate ${taux.slice(0, 20)} is no rate`);
    return '0.00';
  }
  return write(lu);
}

/** Charges of the whole invoice are told as carriage, under the words of the ERP. */
export function fraisOf(
  relue: FactureRelue,
  langue: Locale,
  refuser: Lecture['refuser'],
): FraisFacture[] {
  // Without lines, what bears a rate has them already.
  if (relue.lignes.length === 0) return [];
  return relue.ajustements.map(({ charge, montant, motif, taux }, i) => {
    const ou = `charge ${i + 1}`;
    const lu = readMontant(montant);
    if (lu === undefined || lu < 0n) refuser(ou, `amount ${montant.slice(0, 40)} is no amount`);
    const genre = charge ? 'port' : 'remise';
    return {
      genre,
      libelle: motif.slice(0, SIGNES_LIBELLE) || MOTS[langue](`papier.${genre}`),
      montantHT: write(lu ?? 0n),
      tva: tauxOf({ taux }, { ou, refuser }),
    };
  });
}
