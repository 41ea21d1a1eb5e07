import { clsx } from 'clsx';
import { Phone } from 'lucide-react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { usePage } from '../page/page-context.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { useTexts } from '../words/use-texts.ts';

export default function NoteCompteBloque({ className }: { className: string }) {
  const t = useTexts('identite');
  const { telephone } = enseigne.contact;
  const { compte, consultation } = usePage().session;
  const societe = compte?.libelle ?? '';
  // A colleague changes a role, not the shop: there is nobody to call.
  if (consultation === 'role') {
    return (
      <Alert state="info" title={t('bloque.roleTitre')} className={className}>
        {t('bloque.roleTexte', { societe })}
      </Alert>
    );
  }
  return (
    <Alert
      state="warn"
      title={t('bloque.titre')}
      // Several sentences: beside the button they want room, else it stands below them.
      className={clsx('*:first:basis-80', className)}
      action={
        <a href={`tel:${telephone.international}`} className={buttonClass({ size: 'sm' })}>
          <Phone size={16} aria-hidden />
          {t('bloque.appeler', { telephone: telephone.libelle })}
        </a>
      }
    >
      {t('bloque.texte', { societe })}
    </Alert>
  );
}
