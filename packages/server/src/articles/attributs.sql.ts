import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface AttributRow {
  id: number;
  code: string;
  type: 'nombre' | 'choix';
  unite: string | null;
  rang: number;
  libelle: Record<Locale, string>;
}

export interface ValeurRow {
  id: number;
  attributId: number;
  nombre: string | null;
  /** The words of a choice. */
  libelle: Record<Locale, string> | null;
}

export interface Attributs {
  parCode: ReadonlyMap<string, AttributRow>;
  parValeur: ReadonlyMap<number, Valeur>;
}

export interface Valeur {
  attribut: AttributRow;
  texte: Record<Locale, string>;
}

/** Every attribute and value there is: a few thousand, which the articles share. */
export async function loadAttributs(db: Db): Promise<Attributs> {
  const [attributs, valeurs] = await Promise.all([
    db.query<AttributRow>(sql`
      select id, code, type, unite, rang,
             json_build_object('fr', libelle_fr, 'en', libelle_en, 'es', libelle_es) as libelle
        from attribut`),
    db.query<ValeurRow>(sql`
      select id, attribut_id as "attributId", trim_scale(nombre)::text as nombre,
             case when code is not null
               then json_build_object('fr', libelle_fr, 'en', libelle_en, 'es', libelle_es)
             end as libelle
        from attribut_valeur`),
  ]);
  const parId = new Map(attributs.map((attribut) => [attribut.id, attribut]));
  const parValeur = new Map<number, Valeur>();
  for (const { id, attributId, nombre, libelle } of valeurs) {
    const attribut = parId.get(attributId);
    const texte = libelle ?? { fr: nombre ?? '', en: nombre ?? '', es: nombre ?? '' };
    if (attribut) parValeur.set(id, { attribut, texte });
  }
  return { parCode: new Map(attributs.map((attribut) => [attribut.code, attribut])), parValeur };
}
