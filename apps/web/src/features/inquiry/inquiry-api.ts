import {
  createInquiry,
  getInquiry,
  getInquiryFile,
  listInquiries,
  removeInquiry,
  updateInquiry,
  type Inquiry,
  type InquiryInput,
  type InquiryStatus,
} from '@jadoo/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { callForData } from '#request/call.ts';
import { fetchBlob, saveFile } from '#request/download.ts';

export const inquiryPageSize = 10;

/** One page of one's own inquiries; the page before stays on screen until the next has come. */
export function useInquiries(status: InquiryStatus | null, page: number) {
  return useQuery({
    queryKey: ['inquiries', status, page],
    queryFn: ({ signal }) =>
      callForData(listInquiries, {
        query: { status, page: String(page), size: String(inquiryPageSize) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function useInquiry(inquiryIdx: number | null) {
  return useQuery({
    queryKey: ['inquiry', inquiryIdx],
    queryFn: () => callForData(getInquiry, { params: { PI_IDX: String(inquiryIdx) } }),
    enabled: inquiryIdx !== null,
  });
}

/** Everything that changes inquiries; lists are fetched anew. */
export function useInquiryActions() {
  const client = useQueryClient();
  const keep = async (inquiry: Inquiry): Promise<Inquiry> => {
    client.setQueryData(['inquiry', inquiry.PI_IDX], inquiry);
    await client.invalidateQueries({ queryKey: ['inquiries'] });
    return inquiry;
  };
  return {
    /** Writes a new inquiry, or over the one that is given. */
    save: async (inquiryIdx: number | null, body: InquiryInput) =>
      keep(
        inquiryIdx === null
          ? await callForData(createInquiry, { body })
          : await callForData(updateInquiry, { params: { PI_IDX: String(inquiryIdx) }, body }),
      ),
    remove: async (inquiryIdx: number) => {
      await callForData(removeInquiry, { params: { PI_IDX: String(inquiryIdx) } });
      await client.invalidateQueries({ queryKey: ['inquiries'] });
      client.removeQueries({ queryKey: ['inquiry', inquiryIdx] });
    },
  };
}

/** Hands an attachment to the browser to keep. */
export async function saveInquiryFile(fileIdx: number): Promise<void> {
  saveFile(await fetchBlob(getInquiryFile, { query: { PF_IDX: String(fileIdx) } }));
}
