import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AuthorizeRequest, GrantBook, SandboxClient } from '#grants.ts';
import { html, type Html } from '#html.ts';
import { type Brand, renderPage } from '#page.ts';
import { findTestPerson, makeTypedPerson, type Person, testPeople } from '#people.ts';

export type Fields = Record<string, string | undefined>;

interface AuthorizePages {
  brand: Brand & ('naver' | 'google');
  /** Path of the sandbox, for its style sheet. */
  basePath: string;
  /** Full path of the authorize page; the consent page lies below it. */
  path: string;
  /** Path within the plugin. */
  route: string;
  client: SandboxClient;
  book: GrantBook;
  /** What this provider insists on besides; a sentence when something is missing. */
  check: (fields: Fields) => string | undefined;
}

const asked = ['response_type', 'client_id', 'redirect_uri', 'state', 'scope', 'nonce'] as const;
const askedOfGoogle = ['code_challenge', 'code_challenge_method'] as const;
const carried = [...asked, ...askedOfGoogle];

const titles = { naver: '네이버 로그인', google: 'Google 계정으로 로그인' };

function send(
  reply: FastifyReply,
  page: AuthorizePages,
  title: string,
  body: Html,
  status = 200,
): FastifyReply {
  const { brand, basePath } = page;
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(renderPage({ brand, basePath, title, body }));
}

/** What is wrong with the request; such a request is never sent back to its redirect address. */
function findProblem(page: AuthorizePages, fields: Fields): string | undefined {
  if (fields['client_id'] !== page.client.clientId) return '등록되지 않은 client_id예요.';
  if (!page.client.redirectUris.includes(fields['redirect_uri'] ?? ''))
    return '등록되지 않은 redirect_uri예요.';
  if (fields['response_type'] !== 'code') return 'response_type은 code여야 해요.';
  if (!fields['state']) return 'state가 없어요.';
  return page.check(fields);
}

function renderHidden(fields: Fields): Html[] {
  return carried
    .filter((name) => fields[name] !== undefined)
    .map((name) => html`<input type="hidden" name="${name}" value="${fields[name] ?? ''}" />`);
}

function renderPick(page: AuthorizePages, fields: Fields): Html {
  const people = testPeople.map(
    ({ id, name, email }) =>
      html`<li>
        <button name="person" value="${id}">
          ${name}<small>${email === '' ? '이메일 제공 안 함' : email}</small>
        </button>
      </li>`,
  );
  return html`
    <form method="post" action="${page.path}/consent">
      ${renderHidden(fields)}
      <h2>시험용 계정 고르기</h2>
      <ul>
        ${people}
      </ul>
    </form>
    <form method="post" action="${page.path}/consent">
      ${renderHidden(fields)}
      <h2>직접 입력하기</h2>
      <label>이름<input name="name" required maxlength="30" autocomplete="off" /></label>
      <label>이메일<input name="email" type="email" maxlength="100" autocomplete="off" /></label>
      <button class="main">이 계정으로 계속하기</button>
    </form>
    <form method="post" action="${page.path}/decision">
      ${renderHidden(fields)}
      <button class="quiet" name="decision" value="cancel" formnovalidate>취소</button>
    </form>
  `;
}

function renderConsent(page: AuthorizePages, fields: Fields, person: Person): Html {
  return html`
    <p>자두가 <strong>${person.name}</strong> 님의 이름과 이메일을 보려고 해요.</p>
    <form method="post" action="${page.path}/decision">
      ${renderHidden(fields)}
      <input type="hidden" name="person" value="${person.id}" />
      <input type="hidden" name="name" value="${person.name}" />
      <input type="hidden" name="email" value="${person.email}" />
      <button class="main" name="decision" value="agree">동의하고 계속하기</button>
      <button class="quiet" name="decision" value="cancel">취소</button>
    </form>
  `;
}

function getPerson(fields: Fields): Person | undefined {
  const picked = findTestPerson(fields['person'] ?? '');
  if (picked) return picked;
  const name = (fields['name'] ?? '').trim();
  return name === ''
    ? undefined
    : makeTypedPerson(name.slice(0, 30), (fields['email'] ?? '').trim().slice(0, 100));
}

function getRequest(fields: Fields): AuthorizeRequest {
  return {
    redirectUri: fields['redirect_uri'] ?? '',
    state: fields['state'] ?? '',
    nonce: fields['nonce'] ?? '',
    codeChallenge: fields['code_challenge'] ?? '',
  };
}

function decide(page: AuthorizePages, fields: Fields): URL {
  const request = getRequest(fields);
  const person = fields['decision'] === 'agree' ? getPerson(fields) : undefined;
  const url = new URL(request.redirectUri);
  const answer = person
    ? { code: page.book.issueCode({ person, request }), state: request.state }
    : { error: 'access_denied', error_description: 'Canceled By User', state: request.state };
  url.search = new URLSearchParams(answer).toString();
  return url;
}

/** The pages on which a person picks an account, agrees or cancels, and goes back. */
export function registerAuthorizePages(app: FastifyInstance, page: AuthorizePages): void {
  const refuse = (reply: FastifyReply, problem: string) =>
    send(reply, page, '잘못된 요청이에요', html`<p class="error">${problem}</p>`, 400);

  app.get<{ Querystring: Fields }>(page.route, (request, reply) => {
    const problem = findProblem(page, request.query);
    if (problem !== undefined) return refuse(reply, problem);
    return send(reply, page, titles[page.brand], renderPick(page, request.query));
  });

  app.post<{ Body: Fields | undefined }>(`${page.route}/consent`, (request, reply) => {
    const fields = request.body ?? {};
    const person = getPerson(fields);
    const problem = findProblem(page, fields) ?? (person ? undefined : '이름을 적어 주세요.');
    if (problem !== undefined || !person) return refuse(reply, problem ?? '');
    return send(reply, page, '정보 제공 동의', renderConsent(page, fields, person));
  });

  app.post<{ Body: Fields | undefined }>(`${page.route}/decision`, (request, reply) => {
    const fields = request.body ?? {};
    const problem = findProblem(page, fields);
    if (problem !== undefined) return refuse(reply, problem);
    return reply.redirect(decide(page, fields).href, 303);
  });
}
