import { expect, it } from 'vitest';
import { findDecisionProblems, writeIndex } from './decisions.ts';

const good = `# 0001 Layout

## Status

Accepted

## Date

2026-01-02

## Context

Why.

## Options

- one
- two

## Decision

One.

## Consequences

Some.

## Check

none
`;

it('accepts a decision with all its headings', () => {
  expect(findDecisionProblems([{ path: 'docs/decisions/0001-layout.md', text: good }])).toEqual([]);
});

it('reports missing headings, a single option, a wrong name and a number used twice', () => {
  const broken = good.replace('## Check\n\nnone\n', '').replace('- two\n', '');
  const found = findDecisionProblems([
    { path: 'docs/decisions/0001-layout.md', text: good },
    { path: 'docs/decisions/0001-again.md', text: good },
    { path: 'docs/decisions/0002-names.md', text: broken.replace('0001', '0002') },
    { path: 'docs/decisions/layout.md', text: good },
  ]);
  expect(found.map((finding) => finding.message)).toEqual([
    'number 0001 is taken',
    'no text under “## Check”',
    'weigh at least two options',
    'a decision is named NNNN-title.md',
  ]);
});

it('writes one row for each decision', () => {
  const index = writeIndex([{ path: 'docs/decisions/0001-layout.md', text: good }]);
  expect(index).toContain('| [0001](0001-layout.md) | Layout | Accepted | 2026-01-02 |');
});
