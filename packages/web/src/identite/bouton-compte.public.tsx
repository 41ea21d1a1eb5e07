/** Who is signed in, in the header: a link to their account that becomes their menu once it is hydrated. */
import { useRef, useState } from 'react';
import { User } from 'lucide-react';
import { latePart } from '../loading/late-part.tsx';
import { usePage } from '../page/page-context.ts';
import { entreeDuCompte } from '../page/page-ouverte.ts';
import { useTexts } from '../words/use-texts.ts';

/** Without its code it stays a link. */
const vivant = latePart({ load: () => import('./compte-vivant.tsx'), ssr: false });

export function BoutonCompte({ className }: { className: string }) {
  const t = useTexts('cadre');
  const { locale, session } = usePage();
  const { compte, delegue } = session;
  // A delegate who does not act for anyone yet is shown as themselves.
  const utilisateur = session.utilisateur ?? (delegue && { ...delegue, prenom: '' });
  const link = useRef<HTMLAnchorElement>(null);
  const [said, say] = useState({
    initiales: utilisateur?.initiales,
    court: compte?.bloque ? t('compte.consultation') : utilisateur?.prenom,
  });
  const monCompte = t('compte.monCompte');
  return (
    <>
      <a ref={link} href={entreeDuCompte(locale)} data-entete="compte" className={className}>
        <span
          aria-hidden
          className="slim-icon -my-0.5 flex size-6 items-center justify-center rounded-full text-[0.6875rem] font-[640] not-has-[svg]:bg-on not-has-[svg]:text-ink max-sm:size-7"
        >
          {said.initiales || <User />}
        </span>
        <span className="slim-label max-w-24 truncate type-caption max-xl:sr-only">
          {said.court || monCompte}
        </span>
        <span className="sr-only">{utilisateur?.nom ?? monCompte}</span>
      </a>
      <vivant.Part link={link} say={say} />
    </>
  );
}
