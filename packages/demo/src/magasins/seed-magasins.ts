import { slugify } from '@comptoir/contract/noms.ts';
import { copyRows } from '../copy-rows.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { createCalendrier } from '../calendrier.ts';
import type { Seeder } from '../seed.ts';
import { REGIONS } from './departements.ts';
import { listEvenements, listExceptions } from './jours-particuliers.ts';
import { DEPOTS, listMagasins, type MagasinGenere } from './magasins.ts';

export const magasins: Seeder = { nom: 'magasins', seed: seedMagasins };

async function seedMagasins(tx: Tx): Promise<void> {
  await copyRows(
    tx,
    'region',
    ['code', 'nom', 'slug'],
    REGIONS.map(({ code, nom }) => [code, nom, slugify(nom)]),
  );
  await copyRows(
    tx,
    'departement',
    ['code', 'nom', 'slug', 'region_code'],
    REGIONS.flatMap((region) =>
      Object.entries(region.departements).map(
        ([code, nom]) => [code, nom, slugify(nom), region.code] as const,
      ),
    ),
  );
  const places = listMagasins();
  await copyRows(
    tx,
    'lieu',
    ['id', 'type'],
    [
      ...DEPOTS.map(({ id }) => [id, 'depot'] as const),
      ...places.map(({ id, type }) => [id, type] as const),
    ],
  );
  await copyRows(
    tx,
    'depot',
    ['id', 'code', 'libelle'],
    DEPOTS.map(({ id, code, libelle }) => [id, code, libelle]),
  );
  await copyRows(
    tx,
    'magasin',
    [
      'id',
      'type',
      'code',
      'libelle',
      'slug',
      'adresse_ligne1',
      'code_postal',
      'ville',
      'departement_code',
      'latitude',
      'longitude',
      'telephone',
      'email',
      'services',
      'horaires',
      'depot_id',
      'livraison',
      'responsable',
      'texte_fr',
      'texte_en',
      'texte_es',
    ],
    places.map((m) => [
      m.id,
      m.type,
      m.code,
      m.libelle,
      m.slug,
      m.adresse,
      m.codePostal,
      m.ville,
      m.departement,
      m.latitude,
      m.longitude,
      m.telephone,
      m.email,
      m.services,
      JSON.stringify(m.horaires),
      m.depotId,
      m.livraison,
      m.responsable,
      m.texte.fr,
      m.texte.en,
      m.texte.es,
    ]),
  );
  await seedJours(tx, places);
}

/** Days unlike others, counted from the day the demo is loaded. */
async function seedJours(tx: Tx, magasins: readonly MagasinGenere[]): Promise<void> {
  const calendrier = await createCalendrier(tx);
  await copyRows(
    tx,
    'magasin_exception',
    ['magasin_id', 'jour', 'plages', 'motif_fr', 'motif_en', 'motif_es'],
    listExceptions(magasins, calendrier).map(({ magasinId, jour, plages, motif }) => [
      magasinId,
      jour,
      JSON.stringify(plages),
      motif.fr,
      motif.en,
      motif.es,
    ]),
  );
  await copyRows(
    tx,
    'magasin_evenement',
    [
      'magasin_id',
      'jour',
      'de',
      'a',
      'titre_fr',
      'titre_en',
      'titre_es',
      'texte_fr',
      'texte_en',
      'texte_es',
    ],
    listEvenements(magasins, calendrier).map(({ magasinId, jour, de, a, titre, texte }) => [
      magasinId,
      jour,
      de,
      a,
      titre.fr,
      titre.en,
      titre.es,
      texte.fr,
      texte.en,
      texte.es,
    ]),
  );
}
