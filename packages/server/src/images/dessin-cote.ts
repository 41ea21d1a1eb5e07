/** The drawing of an article with its true dimensions: whether it has one, and what is written. */
import {
  aUnDessin,
  enMillimetres,
  type Mesure,
  type Mesures,
} from '@comptoir/images/images.public.ts';
import type { ArticleVendu, Attribut } from '@comptoir/contract/articles/article.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { ValeurDessinee } from './dessin-cote.sql.ts';

const NBSP = '\u00a0';

/** Known from the values it is shown with, without drawing it. */
export function aUnDessinCote(
  genre: string,
  { attributs: valeurs }: Pick<ArticleVendu, 'attributs'>,
  attributs: ReadonlyMap<string, Pick<Attribut, 'type' | 'unite'>>,
): boolean {
  return aUnDessin(genre, (code) => {
    const attribut = attributs.get(code);
    const valeur = valeurs[code];
    if (!attribut || valeur === undefined) return false;
    const { type, unite } = attribut;
    return type === 'choix' || enMillimetres(Number(valeur), unite ?? '') !== undefined;
  });
}

export function readMesures(valeurs: readonly ValeurDessinee[], langue: Locale): Mesures {
  return new Map(valeurs.map((valeur) => [valeur.code, toMesure(valeur, langue)]));
}

function toMesure({ mot, nombre, unite, choix, libelle }: ValeurDessinee, langue: Locale): Mesure {
  if (nombre === null) return { mot, valeur: libelle ?? '', code: choix ?? '' };
  // A dimension is written in one piece: « 1150 », never « 1 150 ».
  const chiffres = langue === 'en' ? nombre : nombre.replace('.', ',');
  const valeur = unite ? chiffres + NBSP + unite : chiffres;
  const mm = enMillimetres(Number(nombre), unite ?? '');
  return mm === undefined ? { mot, valeur } : { mot, valeur, mm };
}
