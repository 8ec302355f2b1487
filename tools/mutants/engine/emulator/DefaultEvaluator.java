package com.google.firebase.rules.runtime.impl;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.runtime.common.EvaluationResult;
import com.google.firebase.rules.runtime.common.Evaluator;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import hirely.mutants.Watch;

/** Stands before the engine's own where storage.rules are judged: each operation is judged by the rules, and then by the mutants. */
public class DefaultEvaluator implements Evaluator {
  private final RulesetAst ruleset;
  private final Watch watch;

  public DefaultEvaluator(RulesetAst ruleset) {
    this.ruleset = ruleset;
    watch = Watch.over("storage.rules", ruleset);
  }

  @Override public ListenableFuture<EvaluationResult> evaluate(Context context) {
    if (watch == null) return new PrimaryEvaluator(ruleset).evaluate(context);
    Throwable[] failure = {null};
    boolean[] asked = {false};
    boolean permitted = watch.judge("storage", (rules, visit) -> {
      try {
        var told = visit == null ? ImmutableList.<java.util.function.Supplier<com.google.firebase.rules.runtime.common.EvaluationListener>>of()
            : ImmutableList.<java.util.function.Supplier<com.google.firebase.rules.runtime.common.EvaluationListener>>of(() -> visit);
        return new PrimaryEvaluator(rules, told, visit == null ? Watch.UNHURRIED : Watch.OF_RULES).evaluate(context).get().permit();
      } catch (Exception refusal) {
        if (!asked[0]) failure[0] = refusal;
        return false;
      } finally {
        asked[0] = true;
      }
    });
    return failure[0] != null ? Futures.immediateFailedFuture(failure[0]) : Futures.immediateFuture(() -> permitted);
  }
}
