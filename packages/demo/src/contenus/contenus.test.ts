import { liens } from '@comptoir/contract/liens.ts';
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import {
  parseMarkdown,
  plainText,
  type Block,
  type Inline,
} from '@comptoir/contract/words/markdown.ts';
import { describe, expect, it } from 'vitest';
import { ACTUALITES } from '../actualites/actualites.ts';
import { loadCategories } from '../catalogue/catalogue.ts';
import type { NoeudDemo } from '../catalogue/modele.ts';
import { SERVICES } from '../catalogue/services.ts';
import { BROCHURES } from './brochures.ts';
import { QUESTIONS } from './cibles.ts';
import { lierTexte, type Cible } from './lier-texte.ts';
import { PAGES } from './pages.ts';

interface Ecrit {
  nom: string;
  langue: Locale;
  titre: string;
  resume: string;
  texte: string;
}

const ECRITS: Ecrit[] = LOCALES.flatMap((langue) => [
  ...PAGES.map((page) => ({ nom: `page ${page.id}`, langue, ...page[langue] })),
  ...QUESTIONS.map((each) => ({
    nom: `faq ${each.code}`,
    langue,
    titre: each[langue][0],
    resume: '-',
    texte: each[langue][1],
  })),
  ...ACTUALITES.map((each) => ({
    nom: `news ${each.fr.titre}`,
    langue,
    titre: each[langue].titre,
    resume: each[langue].chapeau,
    texte: each[langue].texte,
  })),
  ...BROCHURES.map((each) => ({
    nom: `brochure ${each.titre.fr}`,
    langue,
    titre: each.titre[langue],
    resume: each.resume[langue],
    texte: each.texte[langue],
  })),
]);

const cible: Cible & { niveau: number } = {
  id: 1,
  slug: { fr: 'x', en: 'x', es: 'x' },
  niveau: 2,
};
const codes = (noeud: NoeudDemo): string[] => [noeud.code, ...(noeud.enfants ?? []).flatMap(codes)];
const CATEGORIES = await loadCategories();
const NOEUDS = CATEGORIES.flatMap(({ arbre }) => codes(arbre));
const CIBLES = {
  page: new Map(PAGES.map(({ id }) => [String(id), cible])),
  faq: new Map(QUESTIONS.map(({ code }) => [code, cible])),
  service: new Map(SERVICES.map(({ code }) => [code, cible])),
  noeud: new Map(NOEUDS.map((code) => [code, cible])),
};

function inlinesOf(block: Block): Inline[] {
  if (block.type === 'table') return [...block.head, ...block.rows.flat()].flat();
  return block.type === 'list' ? block.items.flat() : block.content;
}

function linksOf(content: readonly Inline[]): string[] {
  return content.flatMap((part) => {
    if (typeof part === 'string') return [];
    return part.type === 'link' ? [part.href] : linksOf(part.content);
  });
}

/** Pages without a text of their own that texts may lead to. */
const PAGES_FIXES: readonly string[] = [
  liens.achatRapide,
  liens.actualites,
  liens.appliMobile,
  liens.contact,
  liens.creationDeCompte,
  liens.documentations,
  liens.faq,
  liens.magasins,
  liens.motDePasseOublie,
  liens.commandes,
  liens.factures,
  liens.listesAchats,
  liens.appliConnexionQrCode,
  liens.activationEnAttente,
].map((lien) => lien('fr'));

describe('the texts of the demo company', () => {
  it('are enough, and each once', () => {
    expect(PAGES.length).toBeGreaterThanOrEqual(20);
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(30);
    expect(ACTUALITES.length).toBeGreaterThanOrEqual(12);
    for (const ids of [PAGES.map(({ id }) => String(id)), QUESTIONS.map(({ code }) => code)])
      expect(new Set(ids).size).toBe(ids.length);
    expect(PAGES.map(({ id }) => id)).toEqual(expect.arrayContaining([33, 192]));
  });

  it('have a title, a sentence and a text in three languages, none the same as another', () => {
    for (const { nom, langue, titre, resume, texte } of ECRITS) {
      for (const part of [titre, resume, texte])
        expect(part.trim(), `${nom} ${langue}`).not.toBe('');
    }
    for (const page of PAGES) {
      expect(new Set(LOCALES.map((langue) => page[langue].texte)).size).toBe(3);
      // Pages have real substance: they are read, not glanced at.
      for (const langue of LOCALES)
        expect(page[langue].texte.split(/\s+/).length, `${page.id} ${langue}`).toBeGreaterThan(140);
    }
  });

  it('say the same parts in every language', () => {
    const shape = (texte: string) =>
      parseMarkdown(texte).map((block) =>
        block.type === 'heading' ? `h${block.level}` : block.type,
      );
    for (const each of ACTUALITES) {
      expect(shape(each.en.texte), each.fr.titre).toEqual(shape(each.fr.texte));
      expect(shape(each.es.texte), each.fr.titre).toEqual(shape(each.fr.texte));
    }
  });

  it('link to what exists', () => {
    const paths = new Set([...PAGES_FIXES, '/']);
    for (const { nom, langue, texte } of ECRITS) {
      const lie = lierTexte(texte, langue, CIBLES);
      for (const href of parseMarkdown(lie).flatMap((block) => linksOf(inlinesOf(block)))) {
        const path = href.replace(/[?#].*$/, '');
        const isKnown = paths.has(path) || /^\/(?:pg|faq|services-rapido|f)\/x\/1$/.test(path);
        expect(isKnown, `${nom} ${langue}: ${href}`).toBe(true);
      }
      // A link that was not understood would be read as it was written.
      const isRead = !plainText(parseMarkdown(lie).flatMap(inlinesOf)).includes('](');
      expect(isRead, `${nom} ${langue}`).toBe(true);
    }
    for (const { noeuds } of ACTUALITES) {
      for (const code of noeuds) expect(NOEUDS).toContain(code);
    }
    for (const { noeud } of BROCHURES) if (noeud !== null) expect(NOEUDS).toContain(noeud);
  });

  it('of news are pictured by a kind of thing the shop sells', () => {
    const vendus = new Set(CATEGORIES.flatMap(({ modeles }) => modeles.map(({ genre }) => genre)));
    const sans = ACTUALITES.filter(({ genre }) => !vendus.has(genre));
    expect(sans.map(({ genre, fr }) => `${fr.titre}: ${genre}`)).toEqual([]);
  });

  it('of advice offer the very thing they advise on', () => {
    const dessous = ({ code, enfants = [] }: NoeudDemo): [string, string][] => [
      [code, code],
      ...enfants.flatMap((enfant) =>
        dessous(enfant).flatMap(([haut, bas]): [string, string][] =>
          haut === enfant.code
            ? [
                [haut, bas],
                [code, bas],
              ]
            : [[haut, bas]],
        ),
      ),
    ];
    const paires = new Set(
      CATEGORIES.flatMap(({ arbre }) => dessous(arbre).map((paire) => paire.join(' '))),
    );
    const modeles = CATEGORIES.flatMap((categorie) => categorie.modeles);
    const sans = ACTUALITES.filter(
      ({ sujet, genre, noeuds }) =>
        sujet === 'conseils' &&
        !modeles.some(
          (modele) =>
            modele.genre === genre &&
            noeuds.some((noeud) => paires.has(`${noeud} ${modele.noeud}`)),
        ),
    );
    expect(sans.map(({ fr }) => fr.titre)).toEqual([]);
  });

  it('have no empty heading, no heading without text, and full rows', () => {
    for (const { nom, langue, texte } of ECRITS) {
      const blocks = parseMarkdown(texte);
      blocks.forEach((block, index) => {
        const where = `${nom} ${langue} ${index}`;
        if (block.type === 'heading') {
          expect(plainText(block.content).trim(), where).not.toBe('');
          expect(blocks[index + 1]?.type, where).toMatch(/paragraph|list|table/);
        }
        if (block.type === 'table')
          for (const row of block.rows) expect(row, where).toHaveLength(block.head.length);
      });
    }
  });

  it('are set as each language is', () => {
    for (const { nom, langue, titre, resume, texte } of ECRITS) {
      const said = [titre, resume, texte].join('\n');
      expect(said, `${nom} ${langue}`).not.toContain("'");
      if (langue === 'fr') {
        expect(/ [;:!?»](?:\s|$)|« /.exec(said)?.[0], nom).toBeUndefined();
      }
      if (langue === 'es') {
        expect(
          (said.match(/\?/g) ?? []).length - (said.match(/\/[a-z-]+\?/g) ?? []).length,
          nom,
        ).toBe((said.match(/¿/g) ?? []).length);
      }
    }
  });
});
