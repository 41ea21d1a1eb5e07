/** The messages waiting for the visitor: never asked for, filled when an answer announces them. */
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Message } from '@comptoir/contract/messages/messages.contract.ts';

export const messagesQuery = queryOptions<Message[]>({
  queryKey: ['messages'],
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
});
