/** The logo of the company: shown as it is kept, changed, taken off; told at once what cannot be read. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useRef } from 'react';
import { ImageUp, Trash2 } from 'lucide-react';
import {
  deposerLogoDevis,
  type lireLogoDevis,
  retirerLogoDevis,
  TYPES_LOGO,
} from '@comptoir/contract/devis-clientele/logo.contract.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { toBase64 } from '../../http/to-base64.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { FieldError } from '../../ui/field/field.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { logoQuery } from '../devis-clientele.queries.ts';

type Logo = CallAnswer<typeof lireLogoDevis>;

export function LogoReglage() {
  const t = useTexts('devis-clientele');
  const context = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const champ = useRef<HTMLInputElement>(null);
  const requete = logoQuery(context);
  const { data } = useQuery(requete);
  const { api, queryClient } = context;
  const depot = useMutation({
    mutationFn: async (fichier: File) => {
      const corps = { data: await toBase64(fichier), name: fichier.name.slice(-255) };
      return api.call(deposerLogoDevis, { body: { fichier: corps } });
    },
    onSuccess: (pose) => {
      queryClient.setQueryData<Logo>(requete.queryKey, pose);
      showToast({ title: t('reglages.logo.pose') });
    },
  });
  const retrait = useMutation({
    mutationFn: () => api.call(retirerLogoDevis, {}),
    onSuccess: () => {
      depot.reset();
      queryClient.setQueryData<Logo>(requete.queryKey, { logo: null });
      showToast({ title: t('reglages.logo.retire') });
    },
  });
  const logo = data?.logo;
  const echec = depot.error ?? retrait.error;
  return (
    <div role="group" aria-label={t('reglages.logo.titre')} className="flex flex-col gap-2">
      <span className="type-label">{t('reglages.logo.titre')}</span>
      {/* Its room is kept while it is read; on white, as on paper. */}
      <div className="flex h-24 items-center justify-center rounded-control border border-line-2 bg-tile p-3">
        {logo ? (
          <img
            src={`data:${logo.type};base64,${logo.data}`}
            alt={t('reglages.logo.apercu')}
            className="max-h-full max-w-full object-contain"
          />
        ) : (
          data && <span className="type-meta text-text-2">{t('reglages.logo.aucun')}</span>
        )}
      </div>
      <input
        ref={champ}
        type="file"
        hidden
        accept={TYPES_LOGO.join(',')}
        onChange={({ currentTarget }) => {
          const [fichier] = currentTarget.files ?? [];
          if (fichier) depot.mutate(fichier);
          // The same file again is a choice too.
          currentTarget.value = '';
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={ImageUp}
          busy={depot.isPending}
          onClick={() => champ.current?.click()}
        >
          {t(logo ? 'reglages.logo.changer' : 'reglages.logo.choisir')}
        </Button>
        {logo && (
          <Button
            size="sm"
            kind="quiet"
            icon={Trash2}
            busy={retrait.isPending}
            onClick={() => retrait.mutate()}
          >
            {t('reglages.logo.retirer')}
          </Button>
        )}
      </div>
      {echec ? (
        <FieldError>{failureText(echec)}</FieldError>
      ) : (
        <p className="type-meta text-text-2">{t('reglages.logo.aide')}</p>
      )}
    </div>
  );
}
