/** Delivered lines as the document of an invoice: pure. */
import { percentOfMontant, roundMontant } from '@comptoir/contract/argent.ts';
import { banque } from '@comptoir/contract/enseigne/enseigne-banque.ts';
import { societe } from '@comptoir/contract/enseigne/enseigne-societe.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type {
  DocumentFacture,
  FraisFacture,
  LigneFacture,
} from '@comptoir/contract/factures/document-facture.schema.ts';
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import { TVA_PORT } from '@comptoir/contract/panier/totaux.ts';
import { MOTS } from '../mots.ts';
import type { CompteFacture, LivreRow } from './a-facturer.sql.ts';
import { echeanceOf } from './echeance.ts';
import { cents, montantsDePart, units } from './parts.ts';
import { isPayeAvant } from './regrouper.ts';

export interface Composition {
  compte: CompteFacture;
  /** At least one. */
  livres: readonly LivreRow[];
  emiseLe: string;
  /** Units of the currency for one euro, where it is another. */
  taux: string | null;
}

/** All but its number, which is given when it is written. */
export function composerFacture({ compte, livres, emiseLe, taux }: Composition): DocumentFacture {
  const [premiere] = livres;
  if (!premiere) throw new Error('an invoice of nothing');
  const { langue, devise, modePaiement } = premiere;
  const payee = isPayeAvant(premiere);
  const lignes = [...livres.map(toLigne), ...cadeaux(livres)].map((ligne, i) => ({
    rang: i + 1,
    ...ligne,
  }));
  const frais = listFrais(livres);
  const jours = livres.map(({ livreLe }) => livreLe).toSorted();
  const [du = emiseLe] = jours;
  return {
    numero: '',
    genre: 'facture',
    cadre: payee ? 'B2' : 'B1',
    langue,
    devise,
    emiseLe,
    echeanceLe: payee ? emiseLe : echeanceOf(emiseLe, compte.delai),
    periode: { du, au: jours.at(-1) ?? emiseLe },
    modePaiement,
    vendeur: vendeur(),
    acheteur: acheteurOf(compte, premiere.facturation),
    livraison: seule(livres.map(({ destination }) => destination)),
    references: {
      codeService: seule(livres.map(({ codeService }) => codeService)),
      engagement: seule(livres.map(({ engagement }) => engagement)),
      commandeClient: seule(livres.map(({ referenceCommande }) => referenceCommande)),
      chantier: seule(livres.map(({ chantier }) => chantier)),
      commande: seule(livres.map(({ commandeNumero }) => commandeNumero)),
      bon: seule(livres.map(({ bonNumero }) => bonNumero)),
      facture: null,
      motif: '',
    },
    lignes,
    frais,
    ...totaliser({ lignes, frais, devise }, { taux, payee }),
  };
}

type SansRang = Omit<LigneFacture, 'rang'>;

function toLigne(row: LivreRow): SansRang {
  const { avant, livree: quantite } = row;
  const { brut: _, net, ...montants } = montantsDePart(row, { avant, quantite });
  return {
    genre: 'article',
    ...origineOf(row),
    reference: row.reference,
    libelle: row.libelle,
    traitCoupe: row.traitCoupe,
    quantite,
    unite: row.unite as LigneFacture['unite'],
    prixPublicHT: row.prixPublicHT,
    prixHT: row.prixHT,
    coupeHT: cents(montants.coupe),
    ecoHT: cents(montants.eco),
    promotionHT: cents(montants.promotion),
    arrondiHT: cents(montants.arrondi),
    montantHT: cents(net),
    tva: row.tva,
  };
}

function origineOf(row: LivreRow) {
  return {
    commande: { key: row.commandeKey, numero: row.commandeNumero },
    bon: { key: row.bonKey, numero: row.bonNumero, livreLe: row.livreLe },
    chantier: row.chantier,
    referenceCommande: row.referenceCommande,
  };
}

/** The first lines of an order to be invoiced bear what comes once: its carriage and its gifts. */
function premieres(livres: readonly LivreRow[]): LivreRow[] {
  const vues = new Set<number>();
  return livres.filter(({ commandeId, portHT }) => {
    if (portHT === null || vues.has(commandeId)) return false;
    vues.add(commandeId);
    return true;
  });
}

/** They cost nothing, at the rate of what they come with. */
function cadeaux(livres: readonly LivreRow[]): SansRang[] {
  const rien = '0.00';
  return premieres(livres).flatMap((row) =>
    row.goodies.map(({ libelle, variante, quantite }) => ({
      genre: 'cadeau' as const,
      ...origineOf(row),
      reference: '',
      libelle: [libelle, variante?.libelle].filter(Boolean).join(', '),
      traitCoupe: '',
      quantite,
      unite: 'piece' as const,
      prixPublicHT: rien,
      prixHT: rien,
      coupeHT: rien,
      ecoHT: rien,
      promotionHT: rien,
      arrondiHT: rien,
      montantHT: rien,
      tva: row.tva,
    })),
  );
}

function listFrais(livres: readonly LivreRow[]): FraisFacture[] {
  return premieres(livres).flatMap(({ portHT, langue, commandeNumero }) =>
    portHT === null || units(portHT) === 0n
      ? []
      : [
          {
            genre: 'port' as const,
            libelle: MOTS[langue]('papier.portDe', { commande: commandeNumero }),
            montantHT: cents(units(portHT)),
            tva: `${TVA_PORT}.00`,
          },
        ],
  );
}

type Compte = Pick<DocumentFacture, 'lignes' | 'frais' | 'devise'>;

/** Tax is worked out once for each rate, on the sum of what bears it. */
export function totaliser(
  { lignes, frais, devise }: Compte,
  { taux, payee }: { taux: string | null; payee: boolean },
): Pick<DocumentFacture, 'tva' | 'totaux'> {
  const bases = new Map<string, bigint>();
  const compter = (rate: string, montant: bigint) =>
    bases.set(rate, (bases.get(rate) ?? 0n) + montant);
  for (const ligne of lignes) compter(ligne.tva, units(ligne.montantHT));
  for (const each of frais) compter(each.tva, signe(each));
  const tva = [...bases]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([rate, montant]) => {
      const base = cents(montant);
      const taxe = roundMontant(percentOfMontant({ montant: base, devise }, rate));
      return { taux: rate, base, montant: taxe.montant };
    });
  const somme = (montants: readonly string[]) => montants.reduce((n, each) => n + units(each), 0n);
  const de = (genre: FraisFacture['genre']) =>
    somme(frais.filter((each) => each.genre === genre).map(({ montantHT }) => montantHT));
  const lignesHT = somme(lignes.map(({ montantHT }) => montantHT));
  const ht = lignesHT + de('port') - de('remise');
  const taxe = somme(tva.map(({ montant }) => montant));
  const ttc = ht + taxe;
  return {
    tva,
    totaux: {
      lignesHT: cents(lignesHT),
      fraisHT: cents(de('port')),
      remisesHT: cents(de('remise')),
      ecoHT: cents(somme(lignes.map(({ ecoHT }) => ecoHT))),
      ht: cents(ht),
      tva: cents(taxe),
      ttc: cents(ttc),
      regle: cents(payee ? ttc : 0n),
      aPayer: cents(payee ? 0n : ttc),
      tvaEuros: taux === null ? null : enEuros(taxe, taux),
      taux,
    },
  };
}

const signe = ({ genre, montantHT }: FraisFacture): bigint =>
  genre === 'remise' ? -units(montantHT) : units(montantHT);

/** A rate has up to six decimals. */
function enEuros(montant: bigint, taux: string): string {
  const [entier = '0', decimales = ''] = taux.split('.');
  const diviseur = BigInt(entier + decimales.padEnd(6, '0').slice(0, 6));
  const dixMilliemes = (montant * 2_000_000n + diviseur) / (diviseur * 2n);
  return cents(((dixMilliemes + 50n) / 100n) * 100n);
}

/** What is the same of all of them; null where it is not, or is not known. */
function seule<T>(valeurs: readonly T[]): T | null {
  const [premiere] = valeurs;
  const texte = JSON.stringify(premiere);
  if (premiere === undefined || !valeurs.every((each) => JSON.stringify(each) === texte))
    return null;
  return premiere;
}

export function vendeur(): DocumentFacture['vendeur'] {
  const { adresse, telephone } = enseigne.contact;
  const { ligne1, ligne2 = null, codePostal, ville, paysId } = adresse;
  return {
    nom: societe.raisonSociale,
    siren: societe.siren,
    siret: societe.siret,
    tva: societe.tva,
    adresse: { nom: societe.raisonSociale, ligne1, ligne2, codePostal, ville, paysId },
    email: societe.email,
    telephone: telephone.international,
    adresseElectronique: societe.siren,
    iban: banque.iban,
    bic: banque.bic,
  };
}

const MODULO = 97;

export function acheteurOf(
  { raisonSociale, code, siret, secteurPublic }: CompteFacture,
  adresse: AdressePostale,
): DocumentFacture['acheteur'] {
  const siren = siret.slice(0, 9);
  const cle = (12 + 3 * (Number(siren) % MODULO)) % MODULO;
  return {
    nom: raisonSociale,
    code,
    siren,
    siret,
    tva: secteurPublic ? null : `FR${String(cle).padStart(2, '0')}${siren}`,
    adresse,
    adresseElectronique: `${siren}_${siret}`,
    secteurPublic,
  };
}
