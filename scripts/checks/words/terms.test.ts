import type { Locale } from '@comptoir/contract/words/locales.ts';
import { expect, it } from 'vitest';
import { findTermProblems, readTerms } from './terms.ts';

const GLOSSARY = `# Glossary

## Words on screen

Text.

| Thing | French | English | Spanish | Never in English | Never in Spanish |
| --- | --- | --- | --- | --- | --- |
| retrait | retrait | collection | recogida | pick-up, fetch | |
| stock | stock | stock | stock | | existencias |

## Inside the program

| Term | English |
| --- | --- |
| cadre | frame |
`;

const TERMS = readTerms(GLOSSARY);

function problems(locale: Locale, text: string, namespace = 'ui') {
  const path = `${namespace}.json`;
  return findTermProblems([{ locale, namespace, path, content: { a: text } }], TERMS);
}

it('reads the words ruled out, by language, from the glossary', () => {
  expect(TERMS).toEqual([
    { locale: 'en', wrong: 'pick-up', instead: 'collection' },
    { locale: 'en', wrong: 'fetch', instead: 'collection' },
    { locale: 'es', wrong: 'existencias', instead: 'stock' },
  ]);
});

it.each<[Locale, string]>([
  ['en', 'Pick-up point'],
  ['en', 'who will fetch it'],
  ['es', 'Sin existencias.'],
])('reports, in %s, “%s”', (locale, text) => {
  expect(problems(locale, text)).toEqual([
    { path: 'ui.json', message: expect.stringContaining('the glossary says') },
  ]);
});

it.each<[Locale, string]>([
  ['en', 'Collection point'],
  ['en', 'far-fetched'],
  ['es', 'Pick-up'],
  ['en', '{{fetch}} items'],
])('accepts, in %s, “%s”', (locale, text) => {
  expect(problems(locale, text)).toEqual([]);
});

it('leaves the page of developers alone', () => {
  expect(problems('en', 'Pick-up', 'atelier')).toEqual([]);
});
