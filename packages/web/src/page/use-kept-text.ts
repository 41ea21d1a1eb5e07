/**
 * A text that is kept while it is typed: by this browser at once, by the server shortly after. A
 * reload, a closed tab or a lost connection takes none of it away.
 */
import { useEffect, useRef, useState } from 'react';
import { createRemembered } from './remembered.ts';
import { useDebounce } from '../ui/use-debounce.ts';

const SEND_AFTER_MS = 800;

interface Draft {
  /** What it belongs to: a draft for another one is forgotten. */
  id: string;
  text: string;
}

interface KeptTextInput {
  /** Where this browser keeps it. */
  name: string;
  id: string;
  /** As the server has it, which may have taken spaces off its ends. */
  kept: string;
  /** Whether the server took it. */
  send: (text: string) => Promise<boolean>;
}

/** `typed`: not answered yet; `refused`: it stays with this browser. */
export type KeptTextState = 'idle' | 'typed' | 'kept' | 'refused';

export function useKeptText({ name, id, kept, send }: KeptTextInput) {
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<KeptTextState>('idle');
  const [isLeft, setIsLeft] = useState(false);
  const [draft] = useState(() => createRemembered(name, readDraft));
  const latest = useRef<string>(undefined);
  const sent = useRef<{ text: string; done: Promise<boolean> }>(undefined);
  const text = typed ?? kept;
  // From then on what is written elsewhere shows here.
  if (isLeft && state === 'kept' && typed?.trim() === kept.trim()) setTyped(undefined);

  const save = (next: string): Promise<boolean> => {
    const done = send(next).then((taken) => {
      if (taken && draft.get()?.text === next) draft.set(null);
      if (!taken) sent.current = undefined;
      if (latest.current === next) setState(taken ? 'kept' : 'refused');
      return taken;
    });
    sent.current = { text: next, done };
    return done;
  };
  const { schedule, flush } = useDebounce((next: string) => void save(next), SEND_AFTER_MS);
  const write = (next: string) => {
    latest.current = next;
    setTyped(next);
    setIsLeft(false);
    setState('typed');
    schedule(next);
  };

  useEffect(() => {
    const found = draft.get();
    if (!found) return;
    if (found.id !== id || found.text === kept) return draft.set(null);
    write(found.text);
    // oxlint-disable-next-line react/exhaustive-deps -- once: later it is this page that writes it
  }, []);
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, [flush]);

  return {
    text,
    state,
    change: (next: string) => {
      draft.set({ id, text: next });
      write(next);
    },
    /** The field was left: nothing more is waited for. */
    leave: () => {
      setIsLeft(true);
      flush();
    },
    /** Whether the server has it, once that is known. */
    keep: async (): Promise<boolean> => {
      flush();
      if (sent.current?.text === text) return sent.current.done;
      return typed === undefined || save(text);
    },
  };
}

function readDraft(stored: unknown): Draft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, text } = stored as Partial<Draft>;
  return typeof id === 'string' && typeof text === 'string' ? { id, text } : null;
}
