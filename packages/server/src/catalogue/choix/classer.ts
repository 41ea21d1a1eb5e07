/** Articles sorted into the kinds they are chosen by, kept until the catalogue changes. */
import type { Db } from '../../db/pool.ts';
import {
  listArticles,
  listAttributs,
  listNoeuds,
  listValeurs,
  type ArticleRow,
  type AttributRow,
  type NoeudRow,
  type ValeurRow,
} from './choix.sql.ts';
import { ensembleOf, GENRES, RAYON, type GenreChoix } from './genres.ts';
import { SANS, type ArticleClasse } from './retenir.ts';

export interface GenreClasse {
  genre: GenreChoix;
  noeuds: readonly NoeudRow[];
  /** The most sold first. */
  articles: ArticleClasse[];
}

export interface Classement {
  genres: ReadonlyMap<string, GenreClasse>;
  attributs: ReadonlyMap<string, AttributRow>;
  valeurs: ReadonlyMap<number, ValeurRow>;
  noeuds: ReadonlyMap<string, NoeudRow>;
}

const etapesLues = ({ etapes }: GenreChoix) => etapes.filter((etape) => etape !== RAYON);

export async function classer(db: Db): Promise<Classement> {
  const axes = [...new Set(GENRES.flatMap(({ lignes, colonnes }) => [lignes, colonnes]))];
  const codes = [...new Set([...axes, ...GENRES.flatMap(etapesLues)])];
  const [attributs, valeurs, noeuds] = await Promise.all([
    listAttributs(db, codes),
    listValeurs(db, codes),
    listNoeuds(db),
  ]);
  const colonnes = new Set(GENRES.map((genre) => genre.colonnes));
  const rows = await listArticles(
    db,
    valeurs.flatMap(({ id, attribut }) => (colonnes.has(attribut) ? id : [])),
  );
  const parCode = new Map(attributs.map((attribut) => [attribut.code, attribut]));
  const parId = new Map(valeurs.map((valeur) => [valeur.id, valeur]));
  const places = new Map(noeuds.map((noeud) => [noeud.id, noeud]));
  const genres = new Map<string, GenreClasse>();
  for (const genre of GENRES) {
    const { lignes, colonnes: enTete } = genre;
    const [premiere] = etapesLues(genre);
    if (![lignes, enTete, premiere].every((code) => !code || parCode.has(code))) continue;
    const couverts = noeuds.filter(({ code }) => genre.noeuds.includes(code));
    const articles = rows.flatMap(
      (row) => classe({ genre, couverts, valeurs: parId, places, premiere }, row) ?? [],
    );
    if (articles.length > 0) genres.set(genre.code, { genre, noeuds: couverts, articles });
  }
  return {
    genres,
    attributs: parCode,
    valeurs: parId,
    noeuds: new Map(noeuds.map((noeud) => [noeud.code, noeud])),
  };
}

/** Codes of the kinds that the catalogue has articles of. */
export async function listGenresOfferts(db: Db): Promise<string[]> {
  return [...(await classer(db)).genres.keys()];
}

interface Regle {
  genre: GenreChoix;
  couverts: readonly NoeudRow[];
  valeurs: ReadonlyMap<number, ValeurRow>;
  places: ReadonlyMap<number, NoeudRow>;
  /** The attribute that makes it of the kind. */
  premiere: string | undefined;
}

/** Undefined for what is not of the kind. */
function classe(regle: Regle, row: ArticleRow): ArticleClasse | undefined {
  const { genre, couverts, valeurs, places, premiere } = regle;
  const place = places.get(row.noeudId);
  const isUnder = ({ gauche, droite }: NoeudRow) =>
    place !== undefined && place.gauche >= gauche && place.gauche <= droite;
  if (couverts.length > 0 && !couverts.some(isUnder)) return undefined;
  const portees = new Map(
    row.valeurs.flatMap((id) => {
      const valeur = valeurs.get(id);
      return valeur ? [[valeur.attribut, valeur] as const] : [];
    }),
  );
  const ligne = portees.get(genre.lignes);
  const colonne = portees.get(genre.colonnes);
  if (!ligne || !colonne || (premiere && !portees.has(premiere))) return undefined;
  const etapes = genre.etapes.map((code) => {
    if (code === RAYON) return place?.code ?? SANS;
    const cle = portees.get(code)?.cle ?? SANS;
    return ensembleOf(code, cle) ?? cle;
  });
  return { id: row.id, etapes, ligne: ligne.id, colonne: colonne.id };
}
