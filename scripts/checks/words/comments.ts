/**
 * English of comments and of test names: people are *they*, and a comment is a sentence that stands
 * without its neighbour, which none that begins with a bare “Of” does.
 */
import { isTest, listFiles, readFiles, type SourceFile } from '../../machine/source-files.ts';
import { lineAt, type Finding } from '../findings.ts';

const COMMENT = /(?<=^|[\s{(,;])(?:\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*|\/\*[\s\S]*?\*\/)/g;
const TEST_NAME = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:(?!\1).)*)\1/g;
const PERSON = /\b(?:he|his|him|himself)\b/i;
const BARE_OF = /^(?:\/\/|\/\*\*?)\s*Of\s/;

export function findCommentProblems({ path, text }: SourceFile): Finding[] {
  const findings: Finding[] = [];
  for (const { 0: comment, index } of text.matchAll(COMMENT)) {
    const line = lineAt(text, index);
    if (BARE_OF.test(comment)) {
      findings.push({
        path,
        line,
        message: 'a comment that begins with “Of” does not stand alone',
      });
    }
    if (PERSON.test(comment)) findings.push({ path, line, message: 'a person is “they”' });
  }
  if (!isTest(path)) return findings;
  for (const { 2: name = '', index } of text.matchAll(TEST_NAME)) {
    if (PERSON.test(name)) {
      findings.push({ path, line: lineAt(text, index), message: 'a person is “they”' });
    }
  }
  return findings;
}

export function checkComments(): Finding[] {
  const paths = listFiles().filter((path) => /\.tsx?$/.test(path));
  return readFiles(paths).flatMap(findCommentProblems);
}
