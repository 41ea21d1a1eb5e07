import { useRouteContext } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { useTexts } from '../../words/use-texts.ts';
import type { EchecCommande } from './use-commander.ts';

/** Why nothing was ordered, what is another now, and where it is mended. */
export function EchecDeCommande({ echec }: { echec: EchecCommande }) {
  const t = useTexts('piece-ouverte');
  const { locale } = useRouteContext({ from: '__root__' });
  const { texte, ecarts, messages } = echec;
  return (
    <Alert
      live
      state={ecarts.length > 0 ? 'warn' : 'err'}
      title={texte}
      className="mt-4"
      action={
        messages.length > 0 && (
          <Lien href={liens.panier(locale)} className={buttonClass({ size: 'sm' })}>
            {t('sansPiece.panier')}
          </Lien>
        )
      }
    >
      {(ecarts.length > 0 || messages.length > 0) && (
        <ul className="mt-1 list-disc pl-5">
          {ecarts.map((ecart) => (
            <li key={ecart}>{ecart}</li>
          ))}
          {messages.map(({ code, articleId, libelle }) => (
            <li key={`${code} ${articleId} ${libelle}`}>{libelle}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
