import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { ARCHIVE } from '../../src/identite/profil/archive.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import type { Visitor } from '../visitors.ts';
import { readArchive } from './archive.ts';
import { envoi, startBoutique, type Boutique } from './boutique.ts';
import { insertEchanges } from './echanges.ts';
import { insertTraces } from './traces.ts';
import { connecter } from './personnes.ts';

let boutique: Boutique;
let anne: Visitor;
beforeAll(async () => {
  boutique = await startBoutique();
  await insertEchanges(boutique.pool, await insertTraces(boutique.pool, boutique));
  anne = await connecter(boutique.url, { identifiant: MOREL });
  await anne.call(
    'PUT',
    '/api/panier/articles',
    envoi([{ articleId: boutique.perceuse, quantite: 2 }]),
  );
});
afterAll(() => boutique.close());

describe('the data of a person', () => {
  test('are a ZIP with everything that is kept of them, and nothing of others', async () => {
    const { name, type, texts, json } = await readArchive(anne);
    expect(name).toMatch(/^comptoir-donnees-\d{4}-\d\d-\d\d\.zip$/);
    expect(type).toBe('application/zip');
    const fichiers = [...texts.keys()].filter((nom) => nom !== 'LISEZ-MOI.txt');
    expect(fichiers.sort()).toEqual(Object.keys(ARCHIVE).sort());
    // Each is explained.
    for (const nom of fichiers) expect(texts.get('LISEZ-MOI.txt')).toContain(`\n${nom}`);
    expect(json('profil.json')).toMatchObject([{ email: MOREL, prenom: 'Anne', compte: 'C001' }]);
    expect(json('comptes.json')).toMatchObject([{ code: 'C001' }]);
    expect(json('paniers.json')).toMatchObject([{ reference: 'PVX-18-60', quantite: 2 }]);
    expect(json('listes-achats.json')).toMatchObject([
      { libelle: 'Atelier', articles: [{ reference: 'VBF-05060-ZJ', quantite: 12 }] },
    ]);
    expect(json('avis.json')).toMatchObject([{ note: 5, titre: 'Bonnes vis' }]);
    expect(json('questions.json')).toMatchObject([
      { texte: 'Et le chêne ?', reponse: 'Oui.' },
      { texte: 'Sans réponse encore' },
    ]);
    expect(json('sondages.json')).toMatchObject([
      { sondage: 'Ouverture du matin', question: 'Quelle heure ?', choix: '6 h' },
    ]);
    expect(json('utilite.json')).toMatchObject([{ texte: 'Conditions', utile: true }]);
    expect(json('connexions.json')).toMatchObject([{ type: 'session' }]);
    expect(json('interventions.json')).toMatchObject([{ action: 'panier-ajout', delegue: 'DK07' }]);
    expect(json('demandes.json')).toMatchObject([{ raisonSociale: 'Projet' }]);
    expect(json('contacts.json')).toMatchObject([
      { numero: 'M26-000001', texte: 'Il manque une boîte.', pieces: [{ nom: 'photo.png' }] },
    ]);
    expect(json('exports.json')).toMatchObject([{ format: 'csv', rayons: ['Fixation'] }]);
    expect(json('messages.json')).toMatchObject([
      { type: 'message', texte: 'Votre commande est prête.' },
      { type: 'notification export', texte: 'Votre export est prêt' },
    ]);
    expect(json('equipe.json')).toMatchObject([
      { action: 'role', parMoi: false, surMoi: true },
      { action: 'approbateur', surMoi: true },
    ]);
    expect(json('remises.json')).toMatchObject([{ delegue: 'DK07', mot: 'Pour lundi' }]);
    expect(json('projets.json')).toMatchObject([{ libelle: 'Crédence' }]);
    const tout = [...texts.values()].join();
    expect(tout).not.toContain(LEMAIRE);
    // Neither what proves who they are.
    expect(tout).not.toMatch(/argon2|hash|empreinte"/);
  });

  test.each([
    ['en', 'README.txt', 'Everything the shop knows of'],
    ['es', 'LEAME.txt', 'Todo lo que la tienda sabe de'],
  ])('are explained in %s', async (langue, file, words) => {
    const { texts } = await readArchive(anne, langue);
    expect(texts.get(file)).toContain(words);
    expect(texts.get(file)).toContain(MOREL);
  });
});

/** Tables that hold the id or the address of a person, and are in no file of theirs. */
const HORS_ARCHIVE: Record<string, string> = {
  adresse_livraison: 'an address of the company; orders say which a person used',
  commande_approbation: 'what they decided is in decisions.json, from the events of the order',
  compte_visite: 'the last customers of a delegate, for the delegate',
  courrier: 'mails that a demo keeps for thirty days instead of sending them',
  delegue: 'people of the shop itself',
  depense_categorie: 'sums of orders that are in commandes.json',
  depense_chantier: 'sums of orders that are in commandes.json',
  magasin: 'the address of a store',
  mot_de_passe: 'what proves who they are; profil.json says when it was changed',
};

describe('every table that knows a person', () => {
  test('is in their archive, or is left out for a reason', async () => {
    const connues = await boutique.pool.query<{ nom: string }>(sql`
      select distinct c.conrelid::regclass::text as nom
        from pg_constraint c
       where c.contype = 'f' and c.confrelid = 'utilisateur'::regclass
       union
      select a.attrelid::regclass::text
        from pg_attribute a
        join pg_class t on t.oid = a.attrelid and t.relkind = 'r'
       where t.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
         and a.attname ~ '(^|_)(email|utilisateur_id|destinataire)$'
       order by 1`);
    const lues = new Set(Object.values(ARCHIVE).flatMap(({ tables }) => tables));
    const noms = connues.map(({ nom }) => nom);
    expect(noms.filter((nom) => !lues.has(nom) && !(nom in HORS_ARCHIVE))).toEqual([]);
    // A reason outlives neither its table nor the file that has it now.
    const perimees = (nom: string) => lues.has(nom) || !noms.includes(nom);
    expect(Object.keys(HORS_ARCHIVE).filter(perimees)).toEqual([]);
  });

  test('is read by the file that names it', () => {
    for (const { lister, tables } of Object.values(ARCHIVE)) {
      for (const table of tables) expect(String(lister)).toMatch(new RegExp(`\\b${table}\\b`));
    }
  });
});
