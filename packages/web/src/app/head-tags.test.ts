import { expect, test } from 'vitest';
import { dataScript, headHtml, headTags } from './head-tags.ts';

test('the nearest route wins where two say the same thing', () => {
  const tags = headTags([
    { meta: [{ title: 'Comptoir' }, { charSet: 'utf-8' }, { name: 'description', content: 'a' }] },
    { meta: [{ title: 'Panier' }, { name: 'description', content: 'b' }] },
  ]);
  expect(headHtml(tags)).toBe(
    '<title>Panier</title><meta charset="utf-8"><meta name="description" content="b">',
  );
});

test('alternate links are told apart by their language', () => {
  const link = (hrefLang: string) => ({ rel: 'alternate', hrefLang, href: `/${hrefLang}` });
  const html = headHtml(headTags([{ links: [link('fr'), link('en')] }]));
  expect(html).toBe(
    '<link rel="alternate" hreflang="fr" href="/fr"><link rel="alternate" hreflang="en" href="/en">',
  );
});

test('nothing written into the head can leave its place', () => {
  const html = headHtml(
    headTags([{ meta: [{ title: '</title><script>' }, { name: 'x', content: '"><script>' }] }]),
  );
  expect(html).not.toContain('<script>');
});

test('an attribute without value is left out', () => {
  expect(headHtml(headTags([{ links: [{ rel: 'icon', href: '/i', type: undefined }] }]))).toBe(
    '<link rel="icon" href="/i">',
  );
});

test('structured data is one block of JSON each, whatever is written in it', () => {
  const data = { name: '</script><script>alert("1 & 2")</script>\u2028\u2029<!--' };
  const html = headHtml(headTags([{ meta: [{ title: 'Vis' }], headScripts: [dataScript(data)] }]));
  const [, json = ''] =
    /^<title>Vis<\/title><script type="application\/ld\+json">(.*?)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(data);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
});
