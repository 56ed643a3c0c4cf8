import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  dismissToast,
  pauseToast,
  recallToast,
  removalDelay,
  resumeToast,
  shownToast,
  showToast,
  toastDuration,
  withdrawToast,
} from "./toast.ts";

const first = { title: "First" };
const second = { title: "Second" };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("a toast", () => {
  it("is shown for 5000 ms", () => {
    showToast(first);
    vi.advanceTimersByTime(4999);
    expect(shownToast()).toBe(first);
    vi.advanceTimersByTime(1);
    expect(shownToast()).toBeNull();
  });

  it("gives way to a new one, which has its own 5000 ms", () => {
    showToast(first);
    vi.advanceTimersByTime(4000);
    showToast(second);
    expect(shownToast()).toBe(second);
    vi.advanceTimersByTime(4999);
    expect(shownToast()).toBe(second);
    vi.advanceTimersByTime(1);
    expect(shownToast()).toBeNull();
  });

  it("stays until it is closed or withdrawn where it has a button", () => {
    const asking = { title: "Lost", action: { label: "Again", press() {} } };
    showToast(asking);
    vi.advanceTimersByTime(toastDuration * 10);
    expect(shownToast()).toBe(asking);
    withdrawToast(asking);
    expect(shownToast()).toBeNull();
    recallToast();
    expect(shownToast()).toBeNull();
    showToast(first);
    withdrawToast(asking);
    expect(shownToast()).toBe(first);
  });

  it("waits while it is paused and then has the time that was left", () => {
    showToast(first);
    vi.advanceTimersByTime(3000);
    pauseToast();
    vi.advanceTimersByTime(toastDuration * 10);
    expect(shownToast()).toBe(first);
    resumeToast();
    vi.advanceTimersByTime(1999);
    expect(shownToast()).toBe(first);
    vi.advanceTimersByTime(1);
    expect(shownToast()).toBeNull();
  });

  it("can be called back after it went away, and is then shown for another 5000 ms", () => {
    showToast(first);
    dismissToast();
    vi.advanceTimersByTime(removalDelay - 1);
    recallToast();
    expect(shownToast()).toBe(first);
    vi.advanceTimersByTime(toastDuration);
    expect(shownToast()).toBeNull();
  });

  it("is removed 1000000 ms after its dismissal", () => {
    expect(removalDelay).toBe(1_000_000);
    showToast(first);
    dismissToast();
    vi.advanceTimersByTime(removalDelay);
    recallToast();
    expect(shownToast()).toBeNull();
  });
});
