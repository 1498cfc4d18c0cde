import type { Layout } from '@jadoo/contract';
import type { ComponentType } from 'react';
import { DefaultLayout } from '#app/layouts/default-layout.tsx';
import { DetailLayout } from '#app/layouts/detail-layout.tsx';
import { NoLayout } from '#app/layouts/no-layout.tsx';
import { PagingLayout } from '#app/layouts/paging-layout.tsx';
import { PaymentLayout } from '#app/layouts/payment-layout.tsx';
import { PrintLayout } from '#app/layouts/print-layout.tsx';
import { SignLayout } from '#app/layouts/sign-layout.tsx';

/** The frame of every layout of the route table. */
export const layouts: Record<Layout, ComponentType> = {
  default: DefaultLayout,
  detail: DetailLayout,
  paging: PagingLayout,
  payment: PaymentLayout,
  print: PrintLayout,
  sign: SignLayout,
  none: NoLayout,
};
