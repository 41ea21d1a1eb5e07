import { expect, test } from 'vitest';
import { chooseColumns, moveColumn, orderChoices } from './chosen-columns.ts';

const COLUMNS = [
  { id: 'number', fixed: true },
  { id: 'date' },
  { id: 'state' },
  { id: 'amount' },
  { id: 'actions', fixed: true },
];
const ids = (chosen?: string[]) => chooseColumns(COLUMNS, chosen).map(({ id }) => id);

test('without a choice all columns stand as they are', () => {
  expect(ids()).toEqual(['number', 'date', 'state', 'amount', 'actions']);
});

test('those chosen stand in their order, between those that are always there', () => {
  expect(ids(['amount', 'date'])).toEqual(['number', 'amount', 'date', 'actions']);
  expect(ids([])).toEqual(['number', 'actions']);
});

test('what a table no longer has, or has in any case, is left out of a choice', () => {
  expect(ids(['gone', 'actions', 'state'])).toEqual(['number', 'state', 'actions']);
});

test('choices begin with those shown, in their order', () => {
  expect(orderChoices(['date', 'state', 'amount'], ['amount'])).toEqual([
    { id: 'amount', shown: true },
    { id: 'date', shown: false },
    { id: 'state', shown: false },
  ]);
  expect(orderChoices(['date', 'state'], undefined).every(({ shown }) => shown)).toBe(true);
});

test('a column goes up or down by one, and stays at the ends', () => {
  expect(moveColumn(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moveColumn(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moveColumn(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
});
