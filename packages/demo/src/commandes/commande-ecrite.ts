/** An order of the demo with its lines, totals and dates: pure. */
import {
  remiserMontant,
  parseMontant,
  subtractMontants,
  type Devise,
} from '@comptoir/contract/argent.ts';
import type { EtatCommande } from '@comptoir/contract/commandes/commande.schema.ts';
import { ajouterJoursOuvres } from '@comptoir/contract/jours-ouvres.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import { calculerTotaux, compterPort, montantDeLigne } from '@comptoir/contract/panier/totaux.ts';
import { tirage } from '../tirage.ts';
import type { CommandeGeneree } from './commandes.ts';

export interface ArticleVendable {
  id: number;
  reference: string;
  libelle: string;
  unite: string;
  multiple: number;
  minimum: number;
  poids: number;
  tva: string;
  eco: string | null;
  /** Public, without tax. */
  prix: string;
}

export interface LigneDemo {
  article: ArticleVendable;
  quantite: number;
  quantiteExpediee: number;
  prixHT: string;
  montantHT: string;
}

export interface CommandeDemo extends CommandeGeneree {
  passeeLe: Date;
  prevueLe: string;
  poids: number;
  tarif: TarifPanier;
  marchandiseHT: string;
  lignesEcrites: LigneDemo[];
  /** In their order, with the state each left it in. */
  evenements: { genre: string; etat: EtatCommande; faitLe: Date }[];
  /** When it left, and arrived; undefined for what did not leave. */
  bon: { expedieLe: Date; livreLe: Date | null } | undefined;
}

const HEURE_MS = 3_600_000;
/** Percent off the public price that these customers have. */
const REMISE = '12';
const PORT = '11.20';
const FRANCO = 150;

export function writeCommande(
  commande: CommandeGeneree,
  articles: readonly ArticleVendable[],
  { jour, devise }: { jour: string; devise: Devise },
): CommandeDemo {
  const { heure, minute } = commande;
  const passeeLe = new Date(`${jour}T${deux(heure)}:${deux(minute)}:00Z`);
  const choisis = new Set(commande.lignes.map(({ place }) => place % articles.length));
  // An order of one line cannot have left in part.
  const etat =
    commande.etat === 'expediee-partiellement' && choisis.size < 2
      ? 'en-preparation'
      : commande.etat;
  const lots = new Map(commande.lignes.map(({ place, lots: n }) => [place % articles.length, n]));
  const lignes = [...choisis].flatMap((place, i) => {
    const article = articles[place];
    return article ? [ligneOf(article, lots.get(place) ?? 1, { etat, place: i, devise })] : [];
  });
  const sansPort = calculerTotaux(
    lignes.map(({ article, quantite, prixHT }) => ({
      quantite,
      prixPublicHT: parseMontant(article.prix, devise),
      prixHT: { montant: prixHT, devise },
      ecoHT: article.eco === null ? null : parseMontant(article.eco, devise),
      tva: article.tva,
    })),
    devise,
  );
  const marchandise = subtractMontants(sansPort.brutHT, sansPort.remises);
  const port = Number(marchandise.montant) >= FRANCO ? '0.00' : PORT;
  return {
    ...commande,
    etat,
    passeeLe,
    prevueLe: ajouterJoursOuvres(jour, etat === 'validee' ? 3 : 2),
    poids: lignes.reduce((somme, { article, quantite }) => somme + article.poids * quantite, 0),
    tarif: compterPort(sansPort, { montant: port, devise }),
    marchandiseHT: marchandise.montant,
    lignesEcrites: lignes,
    evenements: evenementsOf(etat, passeeLe),
    bon: bonOf(etat, passeeLe),
  };
}

function ligneOf(
  article: ArticleVendable,
  lots: number,
  { etat, place, devise }: { etat: EtatCommande; place: number; devise: Devise },
): LigneDemo {
  const quantite = article.minimum + article.multiple * (lots - 1);
  const public_ = parseMontant(article.prix, devise);
  const prixHT = remiserMontant(public_, REMISE);
  const partie = etat === 'expediee' || etat === 'livree';
  const isPartie = partie || (etat === 'expediee-partiellement' && place === 0);
  return {
    article,
    quantite,
    quantiteExpediee: isPartie ? quantite : 0,
    prixHT: prixHT.montant,
    montantHT: montantDeLigne(prixHT, quantite).montant,
  };
}

/** Hours after it was placed. */
const SUITES: Record<EtatCommande, readonly [genre: string, etat: EtatCommande, heures: number][]> =
  {
    'a-valider': [],
    validee: [],
    'en-preparation': [['en-preparation', 'en-preparation', 2]],
    'expediee-partiellement': [
      ['en-preparation', 'en-preparation', 2],
      ['expedition', 'expediee-partiellement', 8],
    ],
    expediee: [
      ['en-preparation', 'en-preparation', 2],
      ['expedition', 'expediee', 8],
    ],
    livree: [
      ['en-preparation', 'en-preparation', 2],
      ['expedition', 'expediee', 8],
      ['livraison', 'livree', 27],
    ],
    annulee: [['annulee', 'annulee', 1]],
    refusee: [['refusee', 'refusee', 3]],
  };

function evenementsOf(etat: EtatCommande, passeeLe: Date): CommandeDemo['evenements'] {
  const attend = etat === 'a-valider' || etat === 'refusee';
  const debut: EtatCommande = attend ? 'a-valider' : 'validee';
  return [
    { genre: 'passee', etat: debut, faitLe: passeeLe },
    ...SUITES[etat].map(([genre, suivant, heures]) => ({
      genre,
      etat: suivant,
      faitLe: apres(passeeLe, heures),
    })),
  ];
}

function bonOf(etat: EtatCommande, passeeLe: Date): CommandeDemo['bon'] {
  if (etat !== 'expediee-partiellement' && etat !== 'expediee' && etat !== 'livree') {
    return undefined;
  }
  return {
    expedieLe: apres(passeeLe, 8),
    livreLe: etat === 'livree' ? apres(passeeLe, 27) : null,
  };
}

function apres(instant: Date, heures: number): Date {
  return new Date(instant.getTime() + heures * HEURE_MS);
}

function deux(nombre: number): string {
  return String(nombre).padStart(2, '0');
}

/** 22 characters that look like those of the shop, and are the same each time. */
export function cleOf(nom: string): string {
  const octets = Buffer.alloc(16);
  for (let i = 0; i < 4; i++) octets.writeUInt32BE(tirage(`${nom} ${i}`), i * 4);
  return octets.toString('base64url');
}

export function numeroOf(lettre: string, instant: Date, rang: number): string {
  return `${lettre}${String(instant.getUTCFullYear()).slice(2)}-${String(rang).padStart(6, '0')}`;
}
