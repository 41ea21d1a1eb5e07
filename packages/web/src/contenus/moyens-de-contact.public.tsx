/** Ways to reach the company, as the help drawer and the page of the form list them. */
import type { MouseEvent } from 'react';
import type { LucideIcon } from 'lucide-react';
import { clsx } from 'clsx';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { Lien } from '../page/lien.tsx';

interface MoyenProps {
  icon: LucideIcon;
  href: string;
  titre: string;
  detail?: string;
  onClick?: (event: MouseEvent) => void;
  className?: string;
}

export function MoyenDeContact(props: MoyenProps) {
  const { icon: Icon, href, titre, detail, onClick, className } = props;
  return (
    <li>
      <Lien
        href={href}
        {...(onClick && { onClick })}
        className={clsx(
          'flex min-h-13 items-center gap-4 py-2 -outline-offset-2 hover:bg-sunk',
          className,
        )}
      >
        <Icon size={20} aria-hidden className="shrink-0 text-text-2" />
        <span className="min-w-0">
          <span className="block type-name break-words">{titre}</span>
          {detail && <span className="block type-meta text-text-2">{detail}</span>}
        </span>
      </Lien>
    </li>
  );
}

export function AdressePostale({ titre, className }: { titre: string; className: string }) {
  const { ligne1, ligne2, boitePostale, codePostal, ville } = enseigne.contact.adresse;
  const lignes = [enseigne.nom, ligne1, ligne2, boitePostale, `${codePostal} ${ville}`];
  return (
    <div className={className}>
      <h3 className="type-h3">{titre}</h3>
      <address className="mt-1 text-text-2 not-italic">
        {lignes.filter(Boolean).map((ligne) => (
          <span key={ligne} className="block">
            {ligne}
          </span>
        ))}
      </address>
    </div>
  );
}
