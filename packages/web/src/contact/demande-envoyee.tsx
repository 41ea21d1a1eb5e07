import { useEffect, useRef } from 'react';
import { CircleCheck } from 'lucide-react';
import { Button } from '../ui/button/button.tsx';
import { CopyReference } from '../ui/button/copy-reference.tsx';
import { useTexts } from '../words/use-texts.ts';
import type { Envoyee } from './formulaire-contact.tsx';

/** What was sent and under which number. */
export function DemandeEnvoyee({
  numero,
  email,
  pieces,
  onAutre,
}: Envoyee & { onAutre: () => void }) {
  const t = useTexts('contact');
  const titre = useRef<HTMLHeadingElement>(null);
  useEffect(() => titre.current?.focus(), []);
  return (
    <section className="rounded-card border bg-ok-bg p-6">
      <h2
        ref={titre}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-3 type-h1 outline-none"
      >
        <CircleCheck size={24} aria-hidden className="text-ok" />
        {t('merci', { numero })}
      </h2>
      <p className="mt-2 max-w-prose type-body">{t('merciSuite', { email })}</p>
      {pieces > 0 && (
        <p className="mt-1 type-meta text-text-2">{t('envoyes', { count: pieces })}</p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <CopyReference reference={numero} />
        <Button onClick={onAutre}>{t('merciAutre')}</Button>
      </div>
    </section>
  );
}
