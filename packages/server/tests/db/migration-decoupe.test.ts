import { expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { forFile } from '../for-file.ts';
import { startOldDatabase } from './old-migrations.ts';

const DECOUPE = '0017-decoupe.sql';

/** Millimetres, or metres. */
type Taille = 'longueur' | 'largeur' | 'longueur-barre' | 'longueur-barre-m' | 'longueur-tube';

interface Ancien {
  reference: string;
  unite: string;
  /** Null: sold whole. */
  trait: number | null;
  tailles: Partial<Record<Taille, string>>;
}

const ANCIENS: Ancien[] = [
  { reference: 'TUBE', unite: 'barre', trait: 2, tailles: { 'longueur-tube': '3' } },
  { reference: 'RAIL', unite: 'barre', trait: 3, tailles: { 'longueur-barre': '2.5' } },
  {
    reference: 'GOULOTTE',
    unite: 'barre',
    trait: 2,
    tailles: { 'longueur-barre-m': '2', largeur: '40' },
  },
  { reference: 'PLAN', unite: 'piece', trait: 4, tailles: { longueur: '2050', largeur: '650' } },
  {
    reference: 'PANNEAU',
    unite: 'plaque',
    trait: 4,
    tailles: { longueur: '2800', largeur: '2070' },
  },
  { reference: 'CABLE', unite: 'metre', trait: 0, tailles: { longueur: '100' } },
  { reference: 'SANS-LARGEUR', unite: 'plaque', trait: 4, tailles: { longueur: '2800' } },
  { reference: 'SANS-LONGUEUR', unite: 'barre', trait: 4, tailles: {} },
  { reference: 'TROP-LONG', unite: 'barre', trait: 4, tailles: { 'longueur-barre': '25' } },
  { reference: 'TRAIT-FAUX', unite: 'barre', trait: 60, tailles: { 'longueur-barre': '2' } },
  {
    reference: 'ENTIER',
    unite: 'plaque',
    trait: null,
    tailles: { longueur: '900', largeur: '600' },
  },
];

const base = forFile(startOldDatabase);

async function insererAnciens(): Promise<void> {
  await base.pool.execute(sql`
    insert into noeud (code, niveau, gauche, droite, libelle_fr, libelle_en, libelle_es, slug_fr,
      slug_en, slug_es)
    values ('bois', 1, 1, 1, 'a', 'a', 'a', 'a', 'a', 'a')`);
  await base.pool.execute(sql`insert into marque (code, nom, slug) values ('m', 'M', 'm')`);
  await base.pool.execute(sql`
    insert into produit (code, modele, noeud_id, marque_id, genre, nom_fr, nom_en, nom_es, slug_fr,
      slug_en, slug_es, description_fr, description_en, description_es)
    select 'P', 'P', n.id, m.id, 'g', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a'
      from noeud n, marque m`);
  await base.pool.execute(sql`
    insert into attribut (code, type, unite, decimales, rang, libelle_fr, libelle_en, libelle_es)
    select code, 'nombre', unite, 0, rang, 'a', 'a', 'a'
      from (values ('longueur', 'mm', 1), ('largeur', 'mm', 2), ('longueur-barre', 'm', 3),
             ('longueur-barre-m', 'm', 4), ('longueur-tube', 'm', 5), ('epaisseur', 'mm', 6))
             as a (code, unite, rang)`);
  for (const [rang, { reference, unite, trait, tailles }] of ANCIENS.entries()) {
    // Another number that every article has, and that is no size to cut from.
    const valeurs = Object.entries({ ...tailles, epaisseur: '19' });
    const codes = valeurs.map(([code]) => code);
    const nombres = valeurs.map(([, nombre]) => nombre);
    await base.pool.execute(sql`
      insert into attribut_valeur (attribut_id, nombre)
      select t.id, d.nombre
        from unnest(${codes}::text[], ${nombres}::numeric[]) as d (code, nombre)
        join attribut t on t.code = d.code
      on conflict do nothing`);
    await base.pool.execute(sql`
      insert into article (produit_id, rang, poids, delai_fournisseur, en_vente_le, reference, ean,
        unite, trait_de_scie, valeurs, libelle_fr, libelle_en, libelle_es)
      select p.id, ${rang}, 100, 5, '2026-01-01', ${reference}, ${String(20_000_000 + rang)},
             ${unite}, ${trait}::smallint,
             array(select v.id
                     from unnest(${codes}::text[], ${nombres}::numeric[]) as d (code, nombre)
                     join attribut t on t.code = d.code
                     join attribut_valeur v on v.attribut_id = t.id and v.nombre = d.nombre),
             'a', 'a', 'a'
        from produit p`);
  }
}

test('what articles are cut from is taken from the sizes they were told by', async () => {
  await base.migrer((fichier) => fichier < DECOUPE);
  await insererAnciens();
  expect(await base.migrer((fichier) => fichier === DECOUPE)).toEqual([DECOUPE]);
  const rows = await base.pool.query<{ texte: string }>(sql`
    select concat_ws(' ', reference, coalesce(debit, '-'), debit_longueur, debit_largeur) as texte
      from article
     order by rang`);
  expect(rows.map(({ texte }) => texte)).toEqual([
    'TUBE barre 3000',
    'RAIL barre 2500',
    'GOULOTTE barre 2000',
    'PLAN barre 2050',
    'PANNEAU panneau 2800 2070',
    'CABLE metre',
    // What a size is missing of, or cannot be right, is sold whole.
    'SANS-LARGEUR -',
    'SANS-LONGUEUR -',
    'TROP-LONG -',
    'TRAIT-FAUX -',
    'ENTIER -',
  ]);
});
