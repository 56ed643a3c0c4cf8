import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { ownCounters } from "#api/platform/http/rate-counters.ts";
import { cookieIn, like, morning, older, scheduled, serve, unlike } from "./endpoints.fixture.ts";

describe("POST /api/posts/{id}/like and unlike", () => {
  it("answers the updated post, which lists and pages show from then on", async () => {
    const { ask, post } = await serve({ counts: { [morning.id]: 4 } });
    const { status, json, headers } = await post(like, { "content-type": "application/json" });
    expect([status, json]).toEqual([200, { ...morning, likes: 5 }]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect((await ask(`/api/posts/${morning.id}`)).json.likes).toBe(5);
    expect((await ask("/api/posts")).json[0].likes).toBe(5);
    const { pair: cookie } = cookieIn(await post(like));
    expect((await post(unlike, { cookie })).json).toEqual({ ...morning, likes: 5 });
  });

  it("counts one browser's like once, however often it likes, and takes it back once", async () => {
    const { post } = await serve({ counts: { [morning.id]: 4 } });
    let cookie = "";
    const press = async (path: string) => {
      const answer = await post(path, cookie ? { cookie } : {});
      cookie = cookieIn(answer).pair;
      return answer.json.likes;
    };
    expect([await press(like), await press(like), await press(like)]).toEqual([5, 5, 5]);
    expect([await press(unlike), await press(unlike)]).toEqual([4, 4]);
    expect([await press(like), await press(unlike)]).toEqual([5, 4]);
  });

  it("takes one like back for a browser's cookie, however often and from wherever it is sent again", async () => {
    const { post, state } = await serve({ counts: { [morning.id]: 4 } });
    const { pair: yes } = cookieIn(await post(like));
    const once = await post(unlike, { cookie: yes });
    expect([once.status, once.json]).toEqual([200, { ...morning, likes: 4 }]);
    const { pair: no } = cookieIn(once);
    expect((await post(unlike, { cookie: no })).json.likes).toBe(4);
    const copies = await Promise.all(Array.from({ length: 50 }, () => post(unlike, { cookie: yes })));
    expect(new Set(copies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(copies.at(-1)?.json).toEqual({ ...morning, likes: 4 });
    expect(state.days["2026-11-21"]?.likes).toBe(0);
    // The same browser may like it again, and change its mind again.
    const { pair: again } = cookieIn(await post(like, { cookie: no }));
    expect((await post(unlike, { cookie: again })).json.likes).toBe(4);
  });

  it("gives each of two browsers a cookie, and each takes its own like back", async () => {
    const { post } = await serve();
    const [one, other] = [cookieIn(await post(like)).pair, cookieIn(await post(like)).pair];
    expect((await post(unlike, { cookie: one })).json.likes).toBe(1);
    expect((await post(unlike, { cookie: other })).json.likes).toBe(0);
  });

  it("keeps one cookie for a browser that likes twice, so that its like is taken back once", async () => {
    const { post } = await serve({ counts: { [morning.id]: 4 } });
    const first = cookieIn(await post(like)).pair;
    const second = cookieIn(await post(like, { cookie: first })).pair;
    for (const cookie of [first, second]) expect((await post(unlike, { cookie })).json.likes).toBe(4);
  });

  it("takes no like away for an unlike without this browser's own like, and answers with the unchanged post", async () => {
    const { post } = await serve({ counts: { [morning.id]: 50, [older.id]: 3 } });
    const { pair: foreign } = cookieIn(await post(`/api/posts/${older.id}/like`));
    const refused = cookieIn(await post(unlike));
    for (const cookie of ["", foreign, "liked=yes", "liked=yes.AAAA", "liked=", "liked", "a=b", refused.pair]) {
      const answer = await post(unlike, cookie === "" ? {} : { cookie });
      expect([answer.status, answer.json], cookie).toEqual([200, { ...morning, likes: 50 }]);
      // From now on this browser does not like it.
      expect(cookieIn(answer).pair, cookie).toBe(refused.pair);
    }
    expect((await post(like, { cookie: refused.pair })).json.likes).toBe(51);
  });

  it("leaves a story its fifty likes in a burst of fifty unlikes without a cookie", async () => {
    const { ask, post } = await serve({ counts: { [morning.id]: 50 }, site: { limits: ownCounters() } });
    const burst = await Promise.all(Array.from({ length: 50 }, () => post(unlike)));
    expect(new Set(burst.map(({ status, json }) => `${status} ${json.likes}`))).toEqual(new Set(["200 50"]));
    expect((await ask(`/api/posts/${morning.id}`)).json.likes).toBe(50);
  });

  it("counts every like of a client without cookies", async () => {
    const { post, state } = await serve();
    const pressed = [];
    for (const path of [like, like, unlike, like]) pressed.push((await post(path)).json.likes);
    expect(pressed).toEqual([1, 2, 2, 3]);
    expect(state.days["2026-11-21"]).toEqual({ likes: 3, views: 0, clicks: 0 });
  });

  it("counts the addresses of an IPv6 /64 as one, and all of a /48 ten times as often", async () => {
    const { ask, post } = await serve({ site: { limits: ownCounters() }, trustProxy: 1 });
    const likesFrom = async (addresses: string[]) => {
      const answers = await Promise.all(addresses.map((address) => post(like, { "x-forwarded-for": address })));
      return answers.filter(({ status }) => status === 200).length;
    };
    const hosts = Array.from({ length: 100 }, (_, host) => `2001:db8:1:1::${host.toString(16)}`);
    expect(await likesFrom(hosts)).toBe(60);
    const networks = Array.from({ length: 700 }, (_, network) => `2001:db8:1:${(network + 2).toString(16)}::1`);
    expect(await likesFrom(networks)).toBe(540);
    expect(await likesFrom(["2001:db8:2::1", "192.0.2.1"])).toBe(2);
    expect((await ask(`/api/posts/${morning.id}`)).json.likes).toBe(602);
  });

  it("lets a cookie travel to its own story only, out of reach of scripts, for a year", async () => {
    const { post } = await serve();
    const { attributes } = cookieIn(await post(like));
    expect(attributes).toEqual([
      "Max-Age=31536000",
      `Path=/api/posts/${morning.id}`,
      expect.stringMatching(/^Expires=/),
      "HttpOnly",
      "SameSite=Lax",
    ]);
  });

  it("lets it travel over https only where the site is at an https address", async () => {
    const { post } = await serve({ site: { siteUrl: "https://mruk.example" } });
    expect(cookieIn(await post(like)).attributes).toContain("Secure");
  });

  it("rejects cookies that were made elsewhere or for another story", async () => {
    const { post } = await serve();
    const foreign = cookieIn(await post(`/api/posts/${older.id}/like`)).pair;
    for (const [before, cookie] of [foreign, "liked=yes", "liked=yes.AAAA", "liked=", "liked", "other=yes"].entries()) {
      expect((await post(like, { cookie })).json.likes, cookie).toBe(before + 1);
    }
  });

  it("finds its cookie among others", async () => {
    const { post } = await serve();
    const { pair } = cookieIn(await post(like));
    expect((await post(like, { cookie: `unliked=1; a=b; ${pair}; z=liked=no` })).json.likes).toBe(1);
  });

  it("ranks the popular stories by likes, then recency, from the next request on", async () => {
    const { ask, post } = await serve();
    const popular = async () => (await ask("/api/posts/popular")).json.map(({ id }: { id: string }) => id);
    expect(await popular()).toEqual([morning.id, older.id]);
    await post(`/api/posts/${older.id}/like`);
    expect(await popular()).toEqual([older.id, morning.id]);
    const { pair: cookie } = cookieIn(await post(like));
    expect(await popular()).toEqual([morning.id, older.id]);
    await post(unlike, { cookie });
    expect(await popular()).toEqual([older.id, morning.id]);
  });

  it("answers for a scheduled story as for one that does not exist", async () => {
    const { post, passTo, state } = await serve();
    const unknown = await post("/api/posts/2031-01-01-morning/like");
    expect([unknown.status, unknown.json]).toEqual([404, { error: expect.any(String), code: "STORY_NOT_FOUND" }]);
    for (const id of [scheduled.id, "nonsense", "..%2f..%2fetc%2fpasswd", "%00", "__proto__", "x".repeat(5000)]) {
      for (const verb of ["like", "unlike"]) {
        const answer = await post(`/api/posts/${id}/${verb}`);
        expect([answer.status, answer.json, answer.headers.getSetCookie()], id).toEqual([404, unknown.json, []]);
      }
    }
    expect(state).toEqual({ stories: {}, days: {} });
    passTo("2026-11-21T20:00:00+01:00");
    expect((await post(`/api/posts/${scheduled.id}/like`)).json.likes).toBe(1);
  });

  it("takes no body but an empty one", async () => {
    const { ask, state } = await serve();
    const send = (body: string, type = "application/json") =>
      ask(like, { method: "POST", body, headers: { "content-type": type } });
    expect(await send('{"likes":1000}')).toMatchObject({
      status: 422,
      json: { code: "FIELDS_INVALID", fields: { likes: expect.any(String) } },
    });
    expect(await send("[1]")).toMatchObject({ status: 422, json: { fields: { body: expect.any(String) } } });
    expect(await send("{")).toMatchObject({ status: 400, json: { code: "BAD_REQUEST" } });
    expect(await send(`{"a":"${"x".repeat(2000)}"}`)).toMatchObject({ status: 413, json: { code: "BODY_TOO_LARGE" } });
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      expect(await send("a=b", type), type).toMatchObject({ status: 415, json: { code: "NOT_JSON" } });
      expect(await send("", type), type).toMatchObject({ status: 415, json: { code: "NOT_JSON" } });
    }
    expect(state.stories).toEqual({});
    expect((await send("{}", "application/json; charset=utf-8")).json.likes).toBe(1);
  });

  it("answers 503 while nothing can be saved, forgets the like, and gives no cookie for it", async () => {
    const { ask, post, disk } = await serve({ counts: { [older.id]: 1 } });
    await ask("/api/posts/popular");
    disk.full = true;
    const refused = await post(like);
    expect([refused.status, refused.json]).toEqual([
      503,
      { error: "This could not be saved: the disk is full.", code: "STATE_UNAVAILABLE" },
    ]);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect((await ask(`/api/posts/${morning.id}`)).json.likes).toBe(0);
    expect((await ask("/api/posts/popular")).json[0].id).toBe(older.id);
    disk.full = false;
    expect((await post(like)).json.likes).toBe(1);
  });

  it("takes a like back in a second try after the first failed", async () => {
    const { post, disk } = await serve();
    const { pair: cookie } = cookieIn(await post(like));
    disk.full = true;
    expect((await post(unlike, { cookie })).status).toBe(503);
    disk.full = false;
    expect((await post(unlike, { cookie })).json.likes).toBe(0);
  });
});

it("counts a like when the reader does not wait for the answer", async () => {
  const { port, post, ask } = await serve();
  const socket = connect(port, "127.0.0.1");
  await new Promise((connected) => socket.once("connect", connected));
  socket.end(`POST ${like} HTTP/1.1\r\nHost: mruk\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
  await expect.poll(async () => (await ask(`/api/posts/${morning.id}`)).json.likes).toBe(1);
  expect((await post(like)).json.likes).toBe(2);
});
