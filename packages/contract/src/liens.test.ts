import fc from 'fast-check';
import { expect, test } from 'vitest';
import { liens, type Contenu } from './liens.ts';
import { LOCALES, localeOf, stripLocale } from './words/locales.ts';
import { readSlugHyphenId, readSlugId } from './noms.ts';
import { parseQuery } from './http/query-string.ts';

const contenus = {
  '/actualites': liens.actualite,
  '/c': liens.categorie,
  '/f': liens.famille,
  '/sf': liens.sousFamille,
  '/g': liens.groupe,
  '/sg': liens.sousGroupe,
  '/marques': liens.marque,
  '/offres': liens.offre,
  '/promos': liens.promotion,
  '/pg': liens.pageContenu,
  '/services-rapido': liens.serviceRapido,
  '/sondages': liens.sondage,
  '/faq': liens.faqQuestion,
  '/nos-magasins-et-points-de-retrait': liens.magasin,
};
const prefixes = Object.entries(contenus);
const parIdentifiant = [
  ['/mon-compte/commandes/K7', liens.commande],
  ['/mon-compte/devis/K7', liens.devisDetail],
  ['/mon-compte/devis/K7/edition', liens.devisEdition],
  ['/bons-livraison/K7/export', liens.bonLivraisonExport],
  ['/mon-compte/devis-clientele/K7', liens.devisClienteleDetail],
  ['/mon-compte/listes-achats/K7', liens.listeAchats],
  ['/mon-compte/projets-rapido/K7', liens.projetRapido],
] as const;

test.each([
  ['accueil', '/'],
  ['achatRapide', '/achat-rapide'],
  ['actualites', '/actualites'],
  ['marques', '/marques'],
  ['offres', '/offres'],
  ['servicesRapido', '/services-rapido'],
  ['recherche', '/recherche'],
  ['faq', '/faq'],
  ['contact', '/contact'],
  ['documentations', '/documentations'],
  ['planDuSite', '/plan-du-site'],
  ['magasins', '/magasins-comptoir-en-france'],
  ['magasinsRecherche', '/magasins-comptoir-en-france/recherche'],
  ['appliMobile', '/appli-mobile-comptoir'],
  ['configurateurCuisine', '/configurateur-cuisine-3d'],
  ['accesInterdit', '/acces-interdit'],
  ['connexion', '/connexion'],
  ['creationDeCompte', '/creation-de-compte'],
  ['activationDeCompte', '/activation-de-compte'],
  ['activationEnAttente', '/activation-de-compte-en-attente'],
  ['motDePasseOublie', '/mot-de-passe-oublie'],
  ['reinitialisation', '/mot-de-passe-oublie/reinitialisation'],
  ['panier', '/panier'],
  ['tunnelLivraison', '/tunnel/livraison'],
  ['tunnelContact', '/tunnel/contact-de-livraison'],
  ['tunnelConfirmation', '/tunnel/confirmation'],
  ['paiement', '/paiement'],
  ['paiementSucces', '/paiement-succes'],
  ['commandeSucces', '/commande-succes'],
  ['devisSucces', '/devis-succes'],
  ['impressionAccuseReception', '/impression-accuse-reception'],
  ['punchout', '/punchout'],
  ['initialiserPunchout', '/initialiser-punchout'],
  ['monCompte', '/mon-compte'],
  ['commandes', '/mon-compte/commandes'],
  ['devis', '/mon-compte/devis'],
  ['devisClientele', '/mon-compte/devis-clientele'],
  ['listesAchats', '/mon-compte/listes-achats'],
  ['projetsRapido', '/mon-compte/projets-rapido'],
  ['adressesLivraison', '/mon-compte/adresses-livraison'],
  ['appliConnexionQrCode', '/mon-compte/appli-connexion-qr-code'],
  ['conditionsTarifaires', '/mon-compte/conditions-tarifaires'],
  ['configurateurBlum', '/mon-compte/configurateur-blum'],
  ['contacts', '/mon-compte/contacts-comptoir'],
  ['coordonnees', '/mon-compte/coordonnees'],
  ['cuisine3d', '/mon-compte/cuisine-3d'],
  ['factures', '/mon-compte/factures'],
  ['dematerialisationFacture', '/mon-compte/factures/dematerialisation-facture'],
  ['exportsCatalogue', '/mon-compte/exports-catalogue'],
  ['habitudesAchats', '/mon-compte/habitudes-achats'],
  ['modificationMotDePasse', '/mon-compte/modification-mot-de-passe'],
  ['parametres', '/mon-compte/parametres'],
  ['parcElectro', '/mon-compte/parc-electro'],
  ['prixNegocies', '/mon-compte/prix-negocies'],
  ['servicesCompte', '/mon-compte/services-comptoir'],
  ['suppression', '/mon-compte/suppression'],
  ['workflowDeValidation', '/mon-compte/workflow-de-validation'],
] as const)('%s is at %s, with the language before it except in French', (nom, path) => {
  expect(liens[nom]('fr')).toBe(path);
  expect(liens[nom]('en')).toBe(path === '/' ? '/en' : '/en' + path);
  expect(stripLocale(liens[nom]('es'))).toBe(path);
});

test.each(prefixes)('%s/{slug}/{id} is read back as it was written', (prefix, lien) => {
  const slugs = fc.stringMatching(/^[a-z0-9]+(?:[-/ +&.][a-z0-9é]+)*$/);
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), slugs, fc.nat(), (locale, slug, id) => {
      const path = lien(locale, { slug, id });
      expect(new URL(path, 'http://shop.test').pathname).toBe(path);
      expect(localeOf(path)).toBe(locale);
      expect(stripLocale(path).startsWith(prefix + '/')).toBe(true);
      const rest = stripLocale(path).slice(prefix.length + 1);
      expect(readSlugId(rest)).toEqual({ slug, id: String(id) });
    }),
  );
});

test.each(prefixes)('a link under %s is empty when the id is missing', (_, lien) => {
  for (const id of [undefined, null, '']) expect(lien('en', { slug: 'vis', id })).toBe('');
  expect(lien('fr', { id: 0 })).toMatch(/\/detail\/0$/);
});

test.each(parIdentifiant)('%s is empty when the key or id is missing', (path, lien) => {
  expect(lien('fr', 'K7')).toBe(path);
  expect(lien('es', 'K7', { anchor: 'lignes' })).toBe(`/es${path}#lignes`);
  for (const key of [undefined, null, '', '.', '..']) expect(lien('fr', key)).toBe('');
  expect(lien('fr', 'a/../b?c#d')).toContain('/a%2F..%2Fb%3Fc%23d');
});

test('a product sheet names the product and the article, and its reviews come after', () => {
  const cible = { slug: 'vis-bois', id: 12, articleId: 345 };
  expect(liens.ficheProduit('fr', cible)).toBe('/fp/vis-bois/12-345');
  expect(liens.avis('en', cible)).toBe('/en/fp/vis-bois/12-345/avis');
  expect(liens.ficheProduit('fr', { ...cible, id: null })).toBe('');
  expect(liens.ficheProduit('fr', { ...cible, articleId: undefined })).toBe('');
});

test('a trade universe holds slug and id in one name', () => {
  const path = liens.universMetier('fr', { libelle: 'Plombier chauffagiste', id: 7 });
  expect(path).toBe('/univers-metier-plombier-chauffagiste-7');
  expect(readSlugHyphenId(path.slice('/univers-metier-'.length))).toEqual({
    slug: 'plombier-chauffagiste',
    id: '7',
  });
  expect(liens.universMetier('fr', { slug: 'plombier' })).toBe('');
});

test('spaces become plus signs in category, family, brand, promotion and search links only', () => {
  const cible: Contenu = { slug: 'vis à bois', id: 1 };
  const plus = ['/c', '/f', '/marques', '/promos'];
  for (const [prefix, lien] of prefixes) {
    const slug = plus.includes(prefix) ? 'vis+%C3%A0+bois' : 'vis%20%C3%A0%20bois';
    expect(lien('fr', cible)).toBe(`${prefix}/${slug}/1`);
  }
  expect(liens.recherche('fr', { q: 'vis 4 x 40' })).toBe('/recherche?q=vis+4+x+40');
  expect(liens.categorie('fr', { slug: 'a+b', id: 1 })).toBe('/c/a%2Bb/1');
});

test('encoded slashes in a slug are restored', () => {
  expect(liens.pageContenu('fr', { slug: 'aide/livraison', id: 5 })).toBe('/pg/aide/livraison/5');
});

test('an optional anchor is appended, after the query', () => {
  const suite = { query: { page: 2, marque: ['a', 'b'], tri: undefined }, anchor: 'avis clients' };
  expect(liens.categorie('es', { slug: 'vis', id: 1, ...suite })).toBe(
    '/es/c/vis/1?page=2&marque=a&marque=b#avis%20clients',
  );
  expect(liens.panier('fr', { anchor: 'total' })).toBe('/panier#total');
  expect(liens.accueil('en', { query: { a: 1 } })).toBe('/en?a=1');
});

test('a region is known by its slug or its label, and has no link without them', () => {
  expect(liens.magasinsRegion('fr', { libelle: 'Provence-Alpes-Côte d’Azur' })).toBe(
    '/magasins-comptoir-en-france/provence-alpes-cote-d-azur',
  );
  expect(liens.magasinsRegion('fr', {})).toBe('');
});

test('gateway links hold the partner and, for a project, its token', () => {
  expect(liens.passerelle('fr', 'blum', 't0k/en')).toBe('/passerelles/blum/t0k%2Fen');
  expect(liens.passerelleConnexion('en', 'blum')).toBe('/en/passerelles/blum/connexion');
  expect(liens.passerelleSucces('fr', 'blum')).toBe('/passerelles/blum/creation-de-compte-succes');
  expect(liens.passerelle('fr', 'blum', '')).toBe('');
  expect(liens.passerelleConnexion('fr', '')).toBe('');
});

test('the login link carries where to come back, unless that is another site or the home page', () => {
  const retour = '/en/recherche?q=vis+bois&page=2#haut';
  const [path, query] = liens.connexion('en', { redirectUrl: retour }).split('?', 2);
  expect(path).toBe('/en/connexion');
  expect(parseQuery(query ?? '')).toEqual({ redirect_url: retour });
  expect(liens.connexion('fr', { redirectUrl: '//evil.test' })).toBe('/connexion');
  expect(liens.connexion('fr', { redirectUrl: '/' })).toBe('/connexion');
});

test('the account creation link may carry an email, the projects link a tab', () => {
  expect(liens.creationDeCompte('fr', { email: 'a+b@c.test' })).toBe(
    '/creation-de-compte?email=a%2Bb%40c.test',
  );
  expect(liens.projetsRapido('fr', { tab: 'historique-de-projets' })).toBe(
    '/mon-compte/projets-rapido?tab=historique-de-projets',
  );
});

test('no name, label or id makes a link that leaves its place', () => {
  const text = fc.string({ unit: 'binary', maxLength: 12 });
  fc.assert(
    fc.property(
      fc.constantFrom(...prefixes),
      text,
      text,
      text,
      ([prefix, lien], slug, libelle, id) => {
        const path = lien('fr', { slug, libelle, id });
        const url = path && new URL(path, 'http://shop.test').href;
        return path === '' || (url === 'http://shop.test' + path && path.startsWith(prefix + '/'));
      },
    ),
    { numRuns: 500 },
  );
});
