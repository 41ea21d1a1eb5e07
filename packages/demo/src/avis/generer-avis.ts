/** Reviews of the demo company: pure, the same each time, put together from written sentences. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { examinerAvis, nomAffiche, type StatutAvis } from '@comptoir/server/avis/avis.public.ts';
import type { Texte } from '../catalogue/modele.ts';
import { choisir, fraction, melanger, tirage } from '../tirage.ts';
import { BIEN, CONTEXTES, DEJA_DIT, MAL, MOYEN, type Paroles } from './paroles.ts';
import type { Registre } from './registre.ts';
import { registreOf } from './registres.ts';

export interface ProduitCommente {
  id: number;
  code: string;
  genre: string;
  /** Days on sale. */
  anciennete: number;
  /** Codes of the trades that buy it. */
  metiers: readonly string[];
  /** The best sold first. */
  articles: readonly number[];
}

export interface AuteurDemo {
  id: number;
  compteId: number;
  prenom: string;
  nom: string;
  metier: string;
  langue: Locale;
}

export interface AvisGenere {
  produitId: number;
  articleId: number;
  auteur: AuteurDemo;
  nom: string;
  note: number;
  titre: string;
  texte: string;
  statut: StatutAvis;
  motif: string | null;
  /** Days ago, and minutes into that day. */
  jours: number;
  minutes: number;
  /** Days ago someone read it; null for one published at once, or that still waits. */
  modere: number | null;
}

const NOMBRE_MAX = 40;
const ANCIENNETE_MAX = 700;
/** A product is on sale this long before someone has something to say. */
const ANCIENNETE_MIN = 12;

/** From one to forty of a product, as far as people of its trades go. */
export function listAvis(produit: ProduitCommente, auteurs: readonly AuteurDemo[]): AvisGenere[] {
  const { code, anciennete, articles } = produit;
  const hash = tirage(`avis ${code}`);
  if (anciennete < ANCIENNETE_MIN || articles.length === 0) return [];
  const nombre = 1 + Math.floor(fraction(hash) ** 4 * (NOMBRE_MAX - 1));
  const write = createPlume(produit, hash);
  return choisirAuteurs(produit, auteurs, nombre).map((auteur, i) => {
    const draw = melanger(hash + i * 7 + 1);
    const note = noteOf(draw, hash, registreOf(produit.genre) !== undefined);
    const { titre, texte } = write(auteur, note);
    const longest = Math.min(ANCIENNETE_MAX, anciennete - 5);
    const jours = 1 + Math.floor(fraction(melanger(draw)) ** 1.5 * (longest - 1));
    return {
      produitId: produit.id,
      articleId: choisir(articles, draw),
      auteur,
      nom: nomAffiche(auteur),
      note,
      titre,
      texte,
      jours,
      minutes: 7 * 60 + (draw % (14 * 60)),
      ...moderation({ note, titre, texte }, jours, draw),
    };
  });
}

/** Trades that have a use for everything. */
const DE_TOUT = ['maintenance', 'collectivite'];

function choisirAuteurs(
  { code, metiers }: ProduitCommente,
  auteurs: readonly AuteurDemo[],
  nombre: number,
): AuteurDemo[] {
  const hash = tirage(`auteurs ${code}`);
  const hasAWord = ({ id, metier }: AuteurDemo) =>
    metiers.includes(metier) || (DE_TOUT.includes(metier) && melanger(hash - id) % 4 === 0);
  return auteurs
    .filter(hasAWord)
    .map((auteur) => {
      const place = melanger(hash + auteur.id);
      // Those who do not write French are few: they come first where they have a say.
      return { auteur, place: auteur.langue === 'fr' ? place : place / 8 };
    })
    .sort((a, b) => a.place - b.place)
    .slice(0, nombre)
    .map(({ auteur }) => auteur);
}

// How many of a hundred give 5, 4, 3, 2; the rest give 1.
const PARTS_USUELLES = [48, 34, 11, 5];
const PARTS_DECEVANTES = [18, 30, 27, 16];

/** Without words for what went wrong, nobody gives less than 3. */
function noteOf(draw: number, produitHash: number, hasReasons: boolean): number {
  const parts = melanger(produitHash) % 12 === 0 ? PARTS_DECEVANTES : PARTS_USUELLES;
  let left = melanger(draw + 3) % 100;
  let note = 5;
  for (const part of parts) {
    if (left < part) break;
    left -= part;
    note--;
  }
  return hasReasons ? note : Math.max(3, note);
}

const RELECTURE_JOURS = 15;
const MOTIFS = [
  'Parle de la livraison, pas du produit',
  'Concerne un autre produit',
  'Réclamation transmise au service client',
] as const;

function moderation(
  avis: { note: number; titre: string; texte: string },
  jours: number,
  draw: number,
): Pick<AvisGenere, 'statut' | 'motif' | 'modere'> {
  if (examinerAvis(avis) === 'publie') return { statut: 'publie', motif: null, modere: null };
  if (jours < RELECTURE_JOURS) return { statut: 'en-attente', motif: null, modere: null };
  const modere = jours - 1;
  return draw % 9 === 0
    ? { statut: 'refuse', motif: choisir(MOTIFS, draw), modere }
    : { statut: 'publie', motif: null, modere };
}

type Plume = (auteur: AuteurDemo, note: number) => { titre: string; texte: string };

/** Goes round the sentences of each kind, so that the reviews of one product do not repeat them. */
function createPlume({ genre }: ProduitCommente, hash: number): Plume {
  const registre = registreOf(genre);
  const places = new Map<readonly Texte[], number>();
  const next = (liste: readonly Texte[], langue: Locale): string => {
    const place = places.get(liste) ?? 0;
    places.set(liste, place + 1);
    return choisir(liste, (hash % 1000) + place)[langue];
  };
  const isExhausted = (liste: readonly Texte[]) => (places.get(liste) ?? 0) >= liste.length;
  return (auteur, note) => {
    const { langue } = auteur;
    const { paroles, propres } = tonOf(note, registre);
    const draw = melanger(hash + auteur.id);
    const phrases: string[] = [];
    if (propres && !isExhausted(propres)) phrases.push(next(propres, langue));
    else if (note < 3) phrases.push(DEJA_DIT[langue]);
    const contexte = CONTEXTES[auteur.metier];
    if (contexte && draw % 3 === 0) phrases.unshift(next(contexte, langue));
    if (phrases.length === 0 || draw % 5 > 1) phrases.push(next(paroles.phrases, langue));
    return { titre: next(paroles.titres, langue), texte: phrases.join(' ') };
  };
}

function tonOf(
  note: number,
  registre: Registre | undefined,
): { paroles: Paroles; propres: readonly Texte[] | undefined } {
  if (note > 3) return { paroles: BIEN, propres: registre?.bien };
  if (note === 3) return { paroles: MOYEN, propres: registre?.moyen };
  return { paroles: MAL, propres: registre?.mal };
}
