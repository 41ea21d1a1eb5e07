/** Every companion the rules of the demo give to every article on sale, held against plain facts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { listComplements } from '../../src/produits/liens/liens.sql.ts';
import { direRaison } from '../../src/produits/liens/lies-publics.ts';
import { createDatabase } from '../database.ts';

interface Vendu {
  id: number;
  reference: string;
  produitId: number;
  modele: string;
  marqueId: number;
  /** Codes from its category down. */
  noeuds: string[];
  attributs: Record<string, string>;
}

interface Paire {
  de: Vendu;
  vers: Vendu;
  raison: string;
}

/** Articles asked for together. */
const LOT = 100;

let base: Awaited<ReturnType<typeof createDatabase>>;
let articles: Map<number, Vendu>;
let paires: Paire[];
beforeAll(async () => {
  base = await createDatabase({ demo: true });
  const rows = await base.pool.query<Vendu>(sql`
    select a.id, a.reference, p.id as "produitId", p.modele, p.marque_id as "marqueId",
           array(select t.code from noeud t where n.gauche between t.gauche and t.droite) as noeuds,
           (select json_object_agg(t.code, coalesce(v.code, trim_scale(v.nombre)::text))
              from unnest(a.valeurs) as u (id)
              join attribut_valeur v on v.id = u.id
              join attribut t on t.id = v.attribut_id) as attributs
      from article a
      join produit p on p.id = a.produit_id
      join noeud n on n.id = p.noeud_id
     where not a.retire`);
  articles = new Map(rows.map((row) => [row.id, { ...row, attributs: row.attributs ?? {} }]));
  const ids = [...articles.keys()];
  // What a sheet asks of one article is asked of some: of all at once it would take its square.
  const lots = Array.from({ length: Math.ceil(ids.length / LOT) }, (_, i) =>
    listComplements(base.pool, ids.slice(i * LOT, (i + 1) * LOT), 'fr'),
  );
  const lies = (await Promise.all(lots)).flat();
  paires = lies.flatMap((lien) => {
    const [de, vers] = [articles.get(lien.source), articles.get(lien.articleId)];
    return de && vers ? [{ de, vers, raison: direRaison(lien, 'fr') ?? '' }] : [];
  });
});
afterAll(() => base.drop());

const said = ({ de, vers, raison }: Paire) => `${de.reference} → ${vers.reference} (${raison})`;
const wrong = (isWrong: (paire: Paire) => boolean) => paires.filter(isWrong).map(said).slice(0, 10);

/** Where both have a value of these, they are the same. */
const MEMES: readonly (readonly [string, string])[] = [
  ['empreinte-vis', 'empreinte-embout'],
  ['empreinte-embout', 'empreinte-vis'],
  ['empreinte-vis', 'empreinte-lame'],
  ['filetage-metrique', 'filetage-metrique'],
  ['filetage-gaz', 'filetage-gaz'],
  ['queue-fraise', 'queue-fraise'],
  ['carre-conducteur', 'carre-conducteur'],
  ['type-lame', 'type-lame'],
  ['decor-panneau', 'decor-panneau'],
  ['fonction-porte', 'fonction-porte'],
  ['pointure', 'pointure'],
  ['cmu', 'cmu'],
];

/** Things that go into, onto or around one another: these alone have to be of one diameter. */
const MEME_DIAMETRE: readonly (readonly [string, string])[] = [
  ['evacuation-pvc', 'evacuation-pvc'],
  ['siphons', 'evacuation-pvc'],
  ['tubes-plomberie', 'raccords-plomberie'],
  ['raccords-plomberie', 'tubes-plomberie'],
  ['chevilles-nylon', 'forets-beton'],
  ['chevilles-a-frapper', 'forets-beton'],
  ['vis-beton', 'forets-beton'],
  ['charnieres-a-boitier', 'meches-a-faconner'],
  ['ventilation', 'ventilation'],
  ['maillons-rapides', 'chaines-cordes'],
];

describe('companions in the demo', () => {
  test('are three or more for nine products in ten, with a reason each', () => {
    const nombres = new Map([...articles.keys()].map((id) => [id, 0]));
    for (const { de } of paires) nombres.set(de.id, (nombres.get(de.id) ?? 0) + 1);
    const parProduit = Map.groupBy(articles.values(), ({ produitId }) => produitId);
    const servis = parProduit
      .values()
      .filter((siens) => siens.every(({ id }) => (nombres.get(id) ?? 0) >= 3));
    expect([...servis].length / parProduit.size).toBeGreaterThan(0.9);
    expect(wrong(({ raison }) => raison === '' || /[{}]|\s(à|du|de|Ø)$/.test(raison))).toEqual([]);
  });

  test.each(MEMES)('%s and %s agree wherever both have one', (une, autre) => {
    const both = paires.filter(({ de, vers }) => une in de.attributs && autre in vers.attributs);
    expect(
      both.filter(({ de, vers }) => de.attributs[une] !== vers.attributs[autre]).map(said),
    ).toEqual([]);
  });

  test.each(MEME_DIAMETRE)('from %s to %s the diameter is the same', (une, autre) => {
    const both = paires.filter(
      ({ de, vers }) =>
        de.noeuds.includes(une) &&
        vers.noeuds.includes(autre) &&
        'diametre' in de.attributs &&
        'diametre' in vers.attributs,
    );
    expect(both.length).toBeGreaterThan(0);
    expect(
      both
        .filter(({ de, vers }) => de.attributs['diametre'] !== vers.attributs['diametre'])
        .map(said),
    ).toEqual([]);
  });

  test('a machine takes discs and blades of its diameter', () => {
    expect(
      wrong(
        ({ de, vers }) =>
          'diametre-disque' in de.attributs &&
          (vers.noeuds.includes('disques-meuleuse') ||
            vers.noeuds.includes('lames-circulaires') ||
            vers.noeuds.includes('disques-abrasifs')) &&
          de.attributs['diametre-disque'] !== vers.attributs['diametre'],
      ),
    ).toEqual([]);
  });

  test('batteries and chargers are of the maker and of the system of the machine', () => {
    const energie = paires.filter(({ vers }) => vers.noeuds.includes('batteries-chargeurs'));
    expect(energie.length).toBeGreaterThan(0);
    const volts = ({ attributs }: Vendu) =>
      attributs['tension'] === '36' ? '18' : attributs['tension'];
    expect(
      energie
        .filter(({ de, vers }) => de.marqueId !== vers.marqueId || volts(de) !== volts(vers))
        .map(said),
    ).toEqual([]);
  });

  test('what only one holder takes is proposed with that holder', () => {
    const propres = new Set(['sds-plus', 'sds-max', 'm14', 't', 'universel']);
    const queue = ({ attributs }: Vendu) => attributs['attachement-outil'] ?? '';
    const porte = ({ attributs }: Vendu) => attributs['emmanchement'] ?? '';
    const opposes = (outil: Vendu, machine: Vendu) =>
      porte(machine) !== '' &&
      queue(outil) !== '' &&
      (propres.has(queue(outil)) || porte(machine).startsWith('sds')) &&
      queue(outil) !== porte(machine);
    expect(wrong(({ de, vers }) => opposes(de, vers) || opposes(vers, de))).toEqual([]);
  });

  test('no charger is proposed with a kit that has one', () => {
    expect(
      wrong(
        ({ de, vers }) =>
          vers.noeuds.includes('chargeurs-outillage') &&
          'pack' in de.attributs &&
          de.attributs['pack'] !== 'nue',
      ),
    ).toEqual([]);
  });

  test('a glove leads to no glove, a helmet to no helmet, a machine to no rival', () => {
    const rivaux = ['protection-mains', 'casques-protection', 'protection-ouie', 'tronconneuses'];
    expect(
      wrong(({ de, vers }) =>
        rivaux.some((noeud) => de.noeuds.includes(noeud) && vers.noeuds.includes(noeud)),
      ),
    ).toEqual([]);
    expect(wrong(({ de, vers }) => de.modele === vers.modele)).toEqual([]);
  });

  test('what is worn together is of one size', () => {
    expect(
      wrong(
        ({ de, vers, raison }) =>
          raison.startsWith('même taille') && de.attributs['taille'] !== vers.attributs['taille'],
      ),
    ).toEqual([]);
  });

  test.each([
    ['tronconneuses', 'pantalons-tronconneuse'],
    ['plans-bois-massif', 'huiles-bois'],
    ['tubes-pvc', 'colles-pvc'],
    ['charnieres-a-boitier', 'embases-de-charniere'],
    ['meuleuses-angulaires', 'disques-meuleuse'],
    ['serrures-larder-bois', 'bequilles'],
  ])('from %s to %s', (de, vers) => {
    const menes = paires.some(
      (paire) => paire.de.noeuds.includes(de) && paire.vers.noeuds.includes(vers),
    );
    expect(menes).toBe(true);
  });

  test('rules name nodes and attributes that there are', async () => {
    const { sansNoeud, sansValeur } = await base.pool.one<{
      sansNoeud: string[];
      sansValeur: string[];
    }>(sql`
      select array(select r.code from regle_lien r
                    where (select count(distinct autre) from regle_lien_noeud n
                            where n.regle_id = r.id) < 2) as "sansNoeud",
             array(select distinct r.code
                     from regle_lien_condition k
                     join regle_lien r on r.id = k.regle_id
                    where not exists (select from regle_lien_valeur v
                                       where v.regle_id = k.regle_id and v.place = k.place))
               as "sansValeur"`);
    expect({ sansNoeud, sansValeur }).toEqual({ sansNoeud: [], sansValeur: [] });
  });
});
