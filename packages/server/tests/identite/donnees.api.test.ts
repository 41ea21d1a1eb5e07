import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import type { Visitor } from '../visitors.ts';
import { readArchive } from './archive.ts';
import { envoi, startBoutique, type Boutique } from './boutique.ts';
import { insertTraces } from './traces.ts';
import { connecter } from './personnes.ts';

let boutique: Boutique;
let anne: Visitor;
beforeAll(async () => {
  boutique = await startBoutique();
  await insertTraces(boutique.pool, boutique);
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
    expect([...texts.keys()].sort()).toEqual([
      'LISEZ-MOI.txt',
      'avis.json',
      'commandes.json',
      'comptes.json',
      'connexions.json',
      'decisions.json',
      'demandes.json',
      'devis.json',
      'interventions.json',
      'listes-achats.json',
      'paiements.json',
      'paniers.json',
      'profil.json',
      'questions.json',
      'sondages.json',
      'utilite.json',
    ]);
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
