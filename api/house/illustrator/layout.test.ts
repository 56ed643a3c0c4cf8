import { describe, expect, it } from "vitest";
import { poseNames } from "#api/generation/brief/repertoire.ts";
import { frameFor, heightOf } from "./camera.ts";
import { poses } from "./cat/cat.ts";
import { type Cast, layOut } from "./layout.ts";
import { type Ground, H, W } from "./stage.ts";

const floor: Ground = { y: 930, from: 60, to: 1480, scale: 1.14, room: 880 };
const castOf = (some: Partial<Cast> = {}): Cast => ({
  ...{ pose: poses.sit, flip: false, side: "right", things: [95], company: undefined },
  ...some,
});
const everyCast = poseNames.flatMap((name) =>
  [false, true].flatMap((flip) =>
    [[], [95], [95, 95]].flatMap((things) =>
      [undefined, 150, 250].map((company) =>
        castOf({ pose: poses[name], flip, side: flip ? "left" : "right", things, company }),
      ),
    ),
  ),
);

describe("the layout", () => {
  it("puts the thing before his nose and company beyond it, whichever way he looks", () => {
    const { cat, thing, company } = layOut(floor, castOf({ company: 150 }));
    expect(thing[0]).toBeLessThan(cat.x);
    expect(company[0]).toBeLessThan(thing[0]);
    const mirrored = layOut(floor, castOf({ company: 150, flip: true, side: "left" }));
    expect(mirrored.thing[0]).toBeGreaterThan(mirrored.cat.x);
    expect(mirrored.company[0]).toBeGreaterThan(mirrored.thing[0]);
  });

  it("keeps all of them on the ground, and makes only the cat smaller for it", () => {
    for (const cast of everyCast) {
      const { extent, cat } = layOut(floor, cast);
      // What does not fit even so sticks out equally on both sides.
      const beyond = Math.max(floor.from - extent.from, extent.to - floor.to);
      expect(beyond).toBeLessThan(190);
      expect(cat.scale).toBeGreaterThan(0.5);
      expect(cat.scale).toBeLessThanOrEqual(floor.scale);
    }
  });

  it("gives a wide thing and a wide seat the room that they need", () => {
    const seated = layOut(floor, castOf({ things: [160], company: 180, overhang: 100 }));
    expect(seated.body.from - 100 - (seated.thing[0] + 160)).toBeCloseTo(30);
    expect(seated.thing[0] - 160 - (seated.company[0] + 180)).toBeCloseTo(30);
  });

  it("lays a thing on his seat beside him, and stands company on the ground beyond the seat's end", () => {
    const onTable: Ground = { ...floor, y: 600, things: 608, company: 930 };
    const { body, thing, laden, company, beside } = layOut(
      onTable,
      castOf({ things: [95, 95], company: 150, overhang: 70, holds: true }),
    );
    expect(body.from - (thing[0] + 95)).toBeCloseTo(30);
    expect([laden.from, laden.to]).toEqual([thing[0] - 95, beside[0] + 95]);
    expect(laden.from - 70 - (company[0] + 150)).toBeCloseTo(30);
    expect([thing[1], beside[1], company[1]]).toEqual([608, 608, 930]);
  });

  it("leaves what he sits in where it is, and puts the thing beside it", () => {
    const box: Ground = { ...floor, y: 700, things: 970, fixed: { x: 760, reach: 400 } };
    const { cat, thing } = layOut(box, castOf({ side: "left" }));
    expect(cat.x).toBe(760);
    expect(thing[0]).toBeLessThan(360);
    expect(thing[1]).toBe(970);
  });
});

describe("the camera", () => {
  it("shows the whole place from afar, and less of it the nearer it is", () => {
    const layout = layOut(floor, castOf());
    const widths = (["wide", "half", "close"] as const).map(
      (camera) => frameFor({ camera, side: "right" }, layout, [layout.thing]).width,
    );
    expect(widths[0]).toBe(W);
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
  });

  it("never cuts off his head, and never leaves the place", () => {
    for (const cast of everyCast)
      for (const camera of ["half", "close"] as const) {
        const layout = layOut(floor, cast);
        const frame = frameFor({ camera, side: cast.side }, layout, cast.things.length > 0 ? [layout.thing] : []);
        const [x, y] = layout.head;
        const half = layout.headSize;
        expect(frame.x).toBeGreaterThanOrEqual(0);
        expect(frame.x + frame.width).toBeLessThanOrEqual(W + 0.001);
        expect(frame.y).toBeGreaterThanOrEqual(0);
        expect(frame.y + heightOf(frame)).toBeLessThanOrEqual(H + 0.001);
        expect(x - half).toBeGreaterThan(frame.x - 30);
        expect(x + half).toBeLessThan(frame.x + frame.width + 30);
        expect(y - half).toBeGreaterThan(frame.y - 1);
      }
  });

  it("cuts no hind paw that lies behind him: it is in the picture or out of it", () => {
    for (const flip of [false, true])
      for (const side of ["left", "middle", "right"] as const)
        for (let step = 0; step <= 20; step++) {
          const layout = layOut(floor, castOf({ pose: poses.crouch, flip, side }));
          const { x, width } = frameFor({ camera: "close", side, distance: step / 20 }, layout, [layout.thing]);
          const [from, to] = layout.hindPaw ?? [0, 0];
          expect(to).toBeGreaterThan(from);
          for (const edge of [x, x + width]) expect(from < edge && edge < to).toBe(false);
        }
  });

  it("puts him off the middle, so that he looks into the picture", () => {
    const layout = layOut(floor, castOf());
    const frame = frameFor({ camera: "half", side: "right" }, layout, [layout.thing]);
    expect((layout.head[0] - frame.x) / frame.width).toBeGreaterThan(0.55);
    const mirrored = layOut(floor, castOf({ flip: true, side: "left" }));
    const other = frameFor({ camera: "half", side: "left" }, mirrored, [mirrored.thing]);
    expect((mirrored.head[0] - other.x) / other.width).toBeLessThan(0.45);
  });
});
