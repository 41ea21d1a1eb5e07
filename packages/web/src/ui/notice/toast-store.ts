/** What the shop says in passing: toasts and snackbars, at most two, each for its time. */
import type { LucideIcon } from 'lucide-react';
import { createStore } from '../../loading/create-store.ts';
import { SNACKBAR_INFO_MS, SNACKBAR_MS, SNACKBAR_SUCCESS_MS, TOAST_MS } from '../durations.ts';

/** A toast says what changed; the snackbars say what one should know, for longer. */
export type ToastKind = 'toast' | 'snackbar' | 'snackbar-success' | 'snackbar-info';

const DURATIONS: Record<ToastKind, number> = {
  toast: TOAST_MS,
  snackbar: SNACKBAR_MS,
  'snackbar-success': SNACKBAR_SUCCESS_MS,
  'snackbar-info': SNACKBAR_INFO_MS,
};

const MOST_SHOWN = 2;

export interface ToastInput {
  kind?: ToastKind;
  title: string;
  /** Second line. */
  detail?: string;
  /** Says which kind of change it was; a snackbar that succeeds or informs has its own. */
  icon?: LucideIcon;
  /** After the second line: where to see more. Pressing it dismisses the toast. */
  link?: { label: string; run: () => void };
  /** Undo, or see. Pressing it dismisses the toast. */
  action?: { label: string; run: () => void };
}

export interface Toast extends ToastInput {
  id: number;
  kind: ToastKind;
  durationMs: number;
}

export const toastStore = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a toast under those already there, and returns its id. The oldest makes room for a third. */
export function showToast({ kind = 'toast', ...input }: ToastInput): number {
  lastId += 1;
  const toast: Toast = { ...input, id: lastId, kind, durationMs: DURATIONS[kind] };
  toastStore.set([...toastStore.get(), toast].slice(-MOST_SHOWN));
  return toast.id;
}

export function dismissToast(id: number): void {
  toastStore.set(toastStore.get().filter((toast) => toast.id !== id));
}
