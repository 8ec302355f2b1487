package com.google.cloud.datastore.emulator.impl.rules;

import com.google.cloud.datastore.emulator.impl.util.EmulatorRequestsListener;
import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.firebase.rules.runtime.common.EvaluationListener;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator;
import com.google.firebase.rules.runtime.evaluators.EventRuleEvaluator;
import com.google.firebase.rules.runtime.evaluators.RuleClient;
import com.google.firebase.rules.runtime.impl.PrimaryEvaluator;
import com.google.firebase.rules.runtime.tracking.PermissionTrace;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import hirely.mutants.Watch;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;

/**
 * Evaluates as the emulator's own does, and tells a visit what it comes past. The traces of the coverage report are left out: they take most of
 * the time, and fill gigabytes in a run of the rules' tests.
 */
class EmulatorRuleClient implements RuleClient {
  private final RulesetAst ruleset;
  private final EmulatorRequestsListener listener;

  public EmulatorRuleClient(RulesetAst ruleset, EmulatorRequestsListener listener) {
    this.ruleset = ruleset;
    this.listener = listener;
  }

  public Collection<PermissionTrace> permissionTraces() { return List.of(); }

  @Override public ListenableFuture<AuthRuleEvaluator> getEvaluatorAsync(AuthRuleEvaluator.AuthRuleEvaluatorRequest request) {
    ImmutableList<Supplier<EvaluationListener>> told = listener instanceof DefaultEmulatorRulesAuthorizer.Visitor visitor ? ImmutableList.of(visitor::visit) : ImmutableList.of();
    boolean isMutant = listener == null && Watch.isWanted();
    return Futures.immediateFuture(new AuthRuleEvaluator() {
      @Override public ListenableFuture<RuleResult> evaluate(RuleContext context) {
        var evaluated = new PrimaryEvaluator(ruleset, told, isMutant ? Watch.UNHURRIED : Watch.OF_RULES).evaluate(context);
        return Futures.transform(evaluated, result -> (RuleResult) result::permit, MoreExecutors.directExecutor());
      }

      @Override public String getRulesetName() { return request.releaseName().toString(); }
      @Override public RulesetAst getRulesetAst() { return ruleset; }
    });
  }

  @Override public ListenableFuture<EventRuleEvaluator> getEvaluatorAsync(EventRuleEvaluator.EventRuleEvaluatorRequest request) {
    return Futures.immediateFailedFuture(new UnsupportedOperationException());
  }
}
