/** What the shop says in passing: toasts and snackbars, at most two, each for its time. */
import type { LucideIcon } from 'lucide-react';
import { SNACKBAR_INFO_MS, SNACKBAR_MS, SNACKBAR_SUCCESS_MS, TOAST_MS } from './durations.ts';

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
  paused: boolean;
}

interface Clock {
  timer: ReturnType<typeof setTimeout> | undefined;
  endsAt: number;
  leftMs: number;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const clocks = new Map<number, Clock>();
const listeners = new Set<() => void>();

export function getToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a toast under those already there, and returns its id. The oldest makes room for a third. */
export function showToast({ kind = 'toast', ...input }: ToastInput): number {
  lastId += 1;
  const toast: Toast = { ...input, id: lastId, kind, durationMs: DURATIONS[kind], paused: false };
  for (const oldest of toasts.slice(0, Math.max(0, toasts.length + 1 - MOST_SHOWN))) {
    stopClock(oldest.id);
  }
  clocks.set(toast.id, { timer: undefined, endsAt: 0, leftMs: toast.durationMs });
  startClock(toast.id);
  set([...toasts, toast].slice(-MOST_SHOWN));
  return toast.id;
}

export function dismissToast(id: number): void {
  stopClock(id);
  if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
}

/** On a change of page. */
export function dismissAllToasts(): void {
  for (const { id } of toasts) stopClock(id);
  if (toasts.length > 0) set([]);
}

/** Its time stands still while it is pointed at or holds the focus. */
export function pauseToast(id: number): void {
  const clock = clocks.get(id);
  if (!clock?.timer) return;
  clearTimeout(clock.timer);
  clock.timer = undefined;
  clock.leftMs = clock.endsAt - Date.now();
  set(toasts.map((toast) => (toast.id === id ? { ...toast, paused: true } : toast)));
}

export function resumeToast(id: number): void {
  const clock = clocks.get(id);
  if (!clock || clock.timer) return;
  startClock(id);
  set(toasts.map((toast) => (toast.id === id ? { ...toast, paused: false } : toast)));
}

function startClock(id: number): void {
  const clock = clocks.get(id);
  if (!clock) return;
  clock.endsAt = Date.now() + clock.leftMs;
  clock.timer = setTimeout(() => dismissToast(id), clock.leftMs);
}

function stopClock(id: number): void {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
}

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
